import type { Metadata } from "next";

import { MemberFrame } from "@/components/layout/frames";
import { ProfilePage } from "@/components/people/profile-page";
import { deskLink } from "@/lib/auth/desks";
import { requireActor } from "@/lib/auth/gates";
import { ensureCalendarToken } from "@/lib/calendars/store/calendars";
import { now } from "@/lib/clock";
import { env } from "@/lib/env";
import { findLetterChoices } from "@/lib/mail/store/letter-choices";
import { readBadges } from "@/lib/me/store/badges";
import { proofView } from "@/lib/online/view/proof-view";
import { findProofSentence } from "@/lib/online/words/proofs";
import { absolute, paths } from "@/lib/paths";
import { findCampusAccount } from "@/lib/people/store/campus-accounts";
import { listOwnHandles, type OwnHandle } from "@/lib/people/store/handles";
import { listOwnNameMarks } from "@/lib/people/store/withheld-names";
import { findCampusError } from "@/lib/people/words/campus-refusals";
import { findPushChoices } from "@/lib/push/store/subscriptions";
import { SITE_NAMES } from "@/lib/season/rules/sites";
import type { UserId } from "@/lib/shared/ids";
import { instantOf } from "@/lib/shared/instant";

type Props = {
  readonly searchParams: Promise<Readonly<Record<"done" | "error" | "proof", string | string[] | undefined>>>;
};

export const metadata: Metadata = { title: "Your profile" };

/** A player's details, and signing out. */
export default async function Profile({ searchParams }: Props) {
  const actor = await requireActor(paths.profile());
  const [{ done, error, proof }, badges, handles, names, letters, push, token, account] = await Promise.all([
    searchParams,
    readBadges(actor, now()),
    listOwnHandles(actor.id),
    listOwnNameMarks(actor.id),
    findLetterChoices(actor.id),
    pushOf(actor.id),
    ensureCalendarToken(actor.id),
    findCampusAccount(actor.id),
  ]);
  return (
    <MemberFrame
      reader={actor}
      waiting={badges.waiting}
      organization={actor.standings[0]?.organization}
      desk={deskLink(actor.standings, badges.decisions)}
    >
      <ProfilePage
        email={actor.email}
        name={actor.name}
        phone={actor.phone}
        handles={handles.map(handleForm)}
        names={names}
        letters={letters}
        push={push}
        calendar={absolute(env().appUrl, paths.ownCalendar(token))}
        campus={campusView(account, error?.toString())}
        proofFailed={findProofSentence(proof?.toString())}
        done={done?.toString()}
      />
    </MemberFrame>
  );
}

function handleForm(own: OwnHandle) {
  const { seasonId, season, site, handle } = own;
  const isAsked = env().chessSites[site] !== undefined;
  return {
    seasonId,
    season,
    site: SITE_NAMES[site],
    handle,
    proof: proofView(own, isAsked, instantOf(now())),
  };
}

/** Null without keys for notifications. */
async function pushOf(userId: UserId) {
  const { push } = env();
  return push ? { ...(await findPushChoices(userId, now())), publicKey: push.publicKey } : null;
}

/** After disconnecting, an emailed link is the only way to sign in, so there has to be a mail server. */
function campusView(account: { readonly email: string | null } | undefined, error: string | undefined) {
  const { oidc, smtp } = env();
  if (!oidc) return null;
  const failure = error === undefined ? null : findCampusError(error);
  return { provider: oidc.name, account: account ?? null, canDisconnect: smtp !== undefined, error: failure };
}
