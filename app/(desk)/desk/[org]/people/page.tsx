import type { Metadata } from "next";
import { DeskFrame } from "@/components/layout/frames";
import { type MemberView, PlayerList, StaffList } from "@/components/people/members";
import { GrantForm } from "@/components/people/people-forms";
import { StandInForm, StandIns } from "@/components/people/stand-ins";
import { DoneNotice } from "@/components/ui/done-notice";
import { Fold } from "@/components/ui/fold";
import { HeadRow } from "@/components/ui/head-row";
import { Ledger, LedgerRow } from "@/components/ui/ledger";
import { Link } from "@/components/ui/link";
import { PageHead } from "@/components/ui/page-head";
import { requireAdmin } from "@/lib/auth/gates";
import { now as clock } from "@/lib/clock";
import { paths } from "@/lib/paths";
import { retentionPaths } from "@/lib/paths/retention";
import { listMembers, type Member } from "@/lib/people/store/people";
import { listStandIns } from "@/lib/people/store/stand-ins";
import { standInDays, standInRows } from "@/lib/people/view/stand-in-rows";
import { PEOPLE_DONE } from "@/lib/people/words/done";
import { instantOf } from "@/lib/shared/instant";
import { emailOrNull } from "@/lib/shared/no-email";
import { loadDeskFrame } from "../load-desk-frame";

export const metadata: Metadata = { title: "People" };

type Props = {
  readonly params: Promise<{ org: string }>;
  readonly searchParams: Promise<{ done?: string | string[] }>;
};

/** Who runs the organization and who plays in it. */
export default async function PeoplePage({ params, searchParams }: Props) {
  const { org } = await params;
  const desk = await requireAdmin(org, paths.people(org));
  const { done } = await searchParams;
  const at = clock();
  const now = instantOf(at);
  const zone = desk.organization.timeZone;
  const [frame, members, standIns] = await Promise.all([
    loadDeskFrame(desk),
    listMembers(desk.scope),
    listStandIns(desk.scope, at),
  ]);
  const viewOf = (member: Member) => memberView(member, desk.actor.id);
  const staff = members.staff.map(viewOf);

  return (
    <DeskFrame {...frame} current="people">
      <PageHead
        title="People"
        crumb={desk.organization.name}
        lead="Directors rule on matches and run seasons. Admins manage people and roles."
      />
      <DoneNotice done={done} words={PEOPLE_DONE} />
      <div className="cols cols-7-5">
        <section aria-labelledby="staff">
          <HeadRow title="Who runs the league" id="staff">
            <p>{staff.length}</p>
          </HeadRow>
          <StaffList org={org} members={staff} />
          <PlayerList members={members.players.map(viewOf)} total={members.playerCount} />
          <Settings org={org} />
        </section>
        <div>
          <section aria-labelledby="grant">
            <HeadRow title="Add a role" id="grant" />
            <div className="mt-4">
              <GrantForm org={org} />
            </div>
          </section>
          <section className="section" aria-labelledby="stand-ins">
            <HeadRow title="Stand-ins for directors" id="stand-ins" />
            <StandIns org={org} isAdmin rows={standInRows(standIns, { now, zone })} />
            <Fold summary="Name a stand-in" aside="for a director who’s away">
              <StandInForm
                org={org}
                isAdmin
                directors={staff.filter(({ roles }) => roles.includes("director"))}
                {...standInDays(now, zone)}
              />
            </Fold>
          </section>
        </div>
      </div>
    </DeskFrame>
  );
}

function Settings({ org }: { readonly org: string }) {
  const pages = [
    [paths.editOrganization(org), "Name, office, and time zone"],
    [paths.campusSignIn(org), "Sign in with a campus account"],
    [paths.organizationTokens(org), "API tokens"],
    [paths.webhooks(org), "Webhooks"],
    [retentionPaths.retention(org), "How long things are kept"],
  ] as const;
  return (
    <section className="section" aria-labelledby="settings">
      <HeadRow title="Settings" id="settings" />
      <Ledger>
        {pages.map(([href, label]) => (
          <LedgerRow key={href}>
            <Link className="row-link" href={href}>
              {label}
            </Link>
          </LedgerRow>
        ))}
      </Ledger>
    </section>
  );
}

function memberView({ id, name, email, phone, roles }: Member, readerId: string): MemberView {
  return {
    id,
    name: name ?? email,
    email: emailOrNull(email) ?? "No email",
    phone,
    roles: roles.filter((role) => role !== "player"),
    isReader: id === readerId,
  };
}
