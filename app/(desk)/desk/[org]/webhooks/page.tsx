import type { Metadata } from "next";
import { WebhookForm, WebhookList } from "@/components/api/webhook-forms";
import { DeskFrame } from "@/components/layout/frames";
import { BlankState } from "@/components/ui/blank-state";
import { DoneNotice } from "@/components/ui/done-notice";
import { HeadRow } from "@/components/ui/head-row";
import { Link } from "@/components/ui/link";
import { PageHead } from "@/components/ui/page-head";
import { requireAdmin } from "@/lib/auth/gates";
import { paths } from "@/lib/paths";
import { listWebhooks } from "@/lib/webhooks/store/webhooks";
import { webhookRows } from "@/lib/webhooks/view/webhook-rows";
import { WEBHOOKS_DONE } from "@/lib/webhooks/words/done";
import { loadDeskFrame } from "../load-desk-frame";

export const metadata: Metadata = { title: "Webhooks" };

type Props = {
  readonly params: Promise<{ org: string }>;
  readonly searchParams: Promise<{ done?: string | string[] }>;
};

/** Where an organization's programs are told of changes. */
export default async function WebhooksPage({ params, searchParams }: Props) {
  const { org } = await params;
  const desk = await requireAdmin(org);
  const [frame, { done }, webhooks] = await Promise.all([
    loadDeskFrame(desk),
    searchParams,
    listWebhooks(desk.scope),
  ]);
  return (
    <DeskFrame {...frame} current="people">
      <PageHead
        title="Webhooks"
        crumb={<Link href={paths.people(org)}>People</Link>}
        lead="A webhook tells your program when something public changes. The message names the division or season and says nothing about people."
      />
      <DoneNotice done={done} words={WEBHOOKS_DONE} />
      <div className="cols cols-7-5">
        <section aria-labelledby="webhooks">
          <HeadRow title="Where we send messages" id="webhooks" />
          {webhooks.length === 0 ? (
            <BlankState title="Nowhere yet">Add the address of a program that you run.</BlankState>
          ) : (
            <WebhookList org={org} rows={webhookRows(webhooks, desk.organization.timeZone)} />
          )}
        </section>
        <section aria-labelledby="new-webhook">
          <HeadRow title="New webhook" id="new-webhook" />
          <div className="mt-4">
            <WebhookForm org={org} />
          </div>
        </section>
      </div>
    </DeskFrame>
  );
}
