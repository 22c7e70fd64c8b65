import type { Metadata } from "next";

import { MemberFrame } from "@/components/layout/frames";
import { ProfilePage } from "@/components/people/profile-page";
import { findDeskLink } from "@/lib/auth/desk-link";
import { requireActor } from "@/lib/auth/gates";
import { ensureCalendarToken } from "@/lib/calendars/store/calendars";
import { now } from "@/lib/clock";
import { env } from "@/lib/env";
import { findLetterChoices } from "@/lib/mail/store/letter-choices";
import { countWaiting } from "@/lib/match/rules/waiting";
import { listMatchesOfPlayer } from "@/lib/match/store/read-match";
import { absolute, paths } from "@/lib/paths";
import { findCampusAccount } from "@/lib/people/store/campus-accounts";
import { listOwnHandles } from "@/lib/people/store/handles";
import { listStandings } from "@/lib/people/store/people";
import { listOwnNameMarks } from "@/lib/people/store/withheld-names";
import { findCampusError } from "@/lib/people/words/campus-refusals";
import { SITE_NAMES } from "@/lib/season/rules/sites";
import { instantOf } from "@/lib/shared/instant";

type Props = {
  readonly searchParams: Promise<Readonly<Record<"done" | "error", string | string[] | undefined>>>;
};

export const metadata: Metadata = { title: "Your profile" };

/** A player's details, and signing out. */
export default async function Profile({ searchParams }: Props) {
  const actor = await requireActor(paths.profile());
  const at = now();
  const [{ done, error }, matches, standings, handles, names, letters, token, account] = await Promise.all([
    searchParams,
    listMatchesOfPlayer(actor.id, at),
    listStandings(actor.id),
    listOwnHandles(actor.id),
    listOwnNameMarks(actor.id),
    findLetterChoices(actor.id),
    ensureCalendarToken(actor.id),
    findCampusAccount(actor.id),
  ]);
  return (
    <MemberFrame
      reader={actor}
      waiting={countWaiting(matches, instantOf(at))}
      organization={standings[0]?.organization}
      desk={await findDeskLink(standings, actor.id)}
    >
      <ProfilePage
        email={actor.email}
        name={actor.name}
        phone={actor.phone}
        handles={handles.map(({ site, ...own }) => ({ ...own, site: SITE_NAMES[site] }))}
        names={names}
        letters={letters}
        calendar={absolute(env().appUrl, paths.ownCalendar(token))}
        campus={campusView(account, error?.toString())}
        done={done?.toString()}
      />
    </MemberFrame>
  );
}

/** After disconnecting, an emailed link is the only way to sign in, so there has to be a mail server. */
function campusView(account: { readonly email: string | null } | undefined, error: string | undefined) {
  const { oidc, smtp } = env();
  if (!oidc) return null;
  const failure = error === undefined ? null : findCampusError(error);
  return { provider: oidc.name, account: account ?? null, canDisconnect: smtp !== undefined, error: failure };
}
