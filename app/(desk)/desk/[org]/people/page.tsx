import type { Metadata } from "next";
import Link from "next/link";
import { DeskFrame } from "@/components/layout/frames";
import { type MemberView, PlayerList, StaffList } from "@/components/people/members";
import { GrantForm } from "@/components/people/people-forms";
import { DoneNotice } from "@/components/ui/done-notice";
import { HeadRow } from "@/components/ui/head-row";
import { PageHead } from "@/components/ui/page-head";
import { requireAdmin } from "@/lib/auth/gates";
import { paths } from "@/lib/paths";
import { listMembers, type Member } from "@/lib/people/store/people";
import { loadDeskFrame } from "../load-desk-frame";

export const metadata: Metadata = { title: "People" };

type Props = {
  readonly params: Promise<{ org: string }>;
  readonly searchParams: Promise<{ done?: string | string[] }>;
};

/** Who runs the organization and who plays in it. */
export default async function PeoplePage({ params, searchParams }: Props) {
  const { org } = await params;
  const desk = await requireAdmin(org);
  const { done } = await searchParams;
  const [frame, members] = await Promise.all([loadDeskFrame(desk), listMembers(desk.scope)]);
  const views = members.map((member) => memberView(member, desk.actor.id));
  const staff = views.filter(({ roles }) => roles.length > 0);

  return (
    <DeskFrame {...frame} current="people">
      <PageHead
        title="People"
        crumb={desk.organization.name}
        lead="Directors rule on matches and run seasons. Admins manage people and roles."
      />
      <DoneNotice done={done} words={DONE} />
      <div className="cols cols-7-5">
        <section aria-labelledby="staff">
          <HeadRow title="Who runs the league" id="staff">
            <p>{staff.length}</p>
          </HeadRow>
          <StaffList org={org} members={staff} />
          <p>
            <Link className="row-link" href={paths.editOrganization(org)}>
              Edit the organization’s name, office and time zone
            </Link>
          </p>
          <PlayerList members={views.filter(({ roles }) => roles.length === 0)} />
        </section>
        <section aria-labelledby="grant">
          <HeadRow title="Add a role" id="grant" />
          <div className="mt-4">
            <GrantForm org={org} />
          </div>
        </section>
      </div>
    </DeskFrame>
  );
}

const DONE: Readonly<Record<string, string>> = {
  granted: "Role added.",
  revoked: "Role removed.",
};

function memberView({ id, name, email, phone, roles }: Member, readerId: string): MemberView {
  return {
    id,
    name: name ?? email,
    email,
    phone,
    roles: roles.filter((role) => role !== "player"),
    isReader: id === readerId,
  };
}
