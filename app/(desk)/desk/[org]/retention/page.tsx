import type { Metadata } from "next";
import { DeskFrame } from "@/components/layout/frames";
import { RetentionConfirm, RetentionForm } from "@/components/retention/retention-form";
import { classNames } from "@/components/ui/class-names";
import { DoneNotice } from "@/components/ui/done-notice";
import { HeadRow } from "@/components/ui/head-row";
import { Link } from "@/components/ui/link";
import { PageHead } from "@/components/ui/page-head";
import { requireAdmin } from "@/lib/auth/gates";
import { paths } from "@/lib/paths";
import { periodsInput } from "@/lib/retention/input/periods";
import { countDue } from "@/lib/retention/store/due";
import { periodsStamp, readPeriods } from "@/lib/retention/store/periods";
import { retentionEffect, retentionFields } from "@/lib/retention/view/retention-view";
import { RETENTION_DONE } from "@/lib/retention/words/done";
import { loadDeskFrame } from "../load-desk-frame";

export const metadata: Metadata = { title: "How long things are kept" };

type Props = {
  readonly params: Promise<{ org: string }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** How long an organization keeps emails, network addresses, its log, photos and contact details. */
export default async function RetentionPage({ params, searchParams }: Props) {
  const { org } = await params;
  const desk = await requireAdmin(org);
  const { done, ...query } = await searchParams;
  const read = periodsInput.safeParse(query);
  const asked = read.success ? read.data : null;
  const [frame, periods, due] = await Promise.all([
    loadDeskFrame(desk),
    readPeriods(desk.organization.id),
    asked && countDue(desk.scope, asked),
  ]);
  const seen = periodsStamp(periods);
  const effect = asked && due && retentionEffect(periods, asked, due);

  return (
    <DeskFrame {...frame} current="people">
      <PageHead
        title="How long things are kept"
        crumb={<Link href={paths.people(org)}>People</Link>}
        lead="Choose how long to keep records. Older ones are deleted every night at 3:00 am. Results, standings, and match histories stay."
      />
      <DoneNotice done={done} words={RETENTION_DONE} />
      {effect && (
        <section aria-labelledby="effect" className="max-w-[38rem]">
          <HeadRow title="What would change" id="effect" />
          <div className="mt-4">
            <RetentionConfirm key={JSON.stringify(asked)} {...{ org, seen, effect }} />
          </div>
        </section>
      )}
      <section aria-labelledby="periods" className={classNames("max-w-[38rem]", effect && "section")}>
        <HeadRow title="What you keep" id="periods" />
        <div className="mt-4">
          <RetentionForm
            key={`${seen} ${JSON.stringify(asked)}`}
            org={org}
            fields={retentionFields(periods, asked ?? periods)}
            isFirst={!effect}
          />
        </div>
      </section>
    </DeskFrame>
  );
}
