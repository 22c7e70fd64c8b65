import type { Metadata } from "next";
import { DeskFrame } from "@/components/layout/frames";
import { OrganizationForm, TimeZoneForm } from "@/components/people/organization-forms";
import { DoneNotice } from "@/components/ui/done-notice";
import { HeadRow } from "@/components/ui/head-row";
import { Link } from "@/components/ui/link";
import { PageHead } from "@/components/ui/page-head";
import { requireAdmin } from "@/lib/auth/gates";
import { now } from "@/lib/clock";
import { paths } from "@/lib/paths";
import { setUpPaths } from "@/lib/paths/set-up";
import { isZone, ZONES } from "@/lib/people/input/organization";
import { organizationStamp, readZoneUses } from "@/lib/people/store/edit-organization";
import { ORGANIZATION_DONE } from "@/lib/people/words/done";
import { zoneChanges } from "@/lib/people/words/zone-changes";
import { loadDeskFrame } from "../load-desk-frame";

export const metadata: Metadata = { title: "Organization" };

type Props = {
  readonly params: Promise<{ org: string }>;
  readonly searchParams: Promise<{ done?: string | string[]; zone?: string | string[] }>;
};

/** What an admin edits of the organization: its name, office, contact email and time zone. */
export default async function OrganizationPage({ params, searchParams }: Props) {
  const { org } = await params;
  const desk = await requireAdmin(org);
  const { organization } = desk;
  const { done, zone: asked } = await searchParams;
  const other = typeof asked === "string" && isZone(asked) && asked !== organization.timeZone ? asked : null;
  const [frame, uses] = await Promise.all([
    loadDeskFrame(desk),
    other ? readZoneUses(organization.id, organization.timeZone, now()) : null,
  ]);
  const { name, office, contactEmail, timeZone } = organization;
  const seen = organizationStamp(organization);

  return (
    <DeskFrame {...frame} current="people">
      <PageHead title="Organization" crumb={<Link href={paths.people(org)}>People</Link>} />
      <DoneNotice done={done} words={ORGANIZATION_DONE} />
      <p className="small mb-8">
        New here? <Link href={setUpPaths.setUpSteps(org)}>See what you need before your first season</Link>
      </p>
      <div className="cols cols-7-5">
        <section aria-labelledby="facts">
          <HeadRow title="Name and office" id="facts" />
          <div className="mt-4">
            <OrganizationForm {...{ org, seen, name, office, contactEmail }} />
          </div>
        </section>
        <section aria-labelledby="zone">
          <HeadRow title="Time zone" id="zone" />
          <div className="mt-4">
            <TimeZoneForm
              key={other}
              org={org}
              seen={seen}
              zones={isZone(timeZone) ? ZONES : [timeZone, ...ZONES]}
              zone={timeZone}
              asked={other && uses ? { zone: other, changes: zoneChanges(uses, other) } : null}
            />
          </div>
        </section>
      </div>
    </DeskFrame>
  );
}
