import type { Metadata } from "next";

import { MemberFrame } from "@/components/layout/frames";
import { ProfilePage } from "@/components/people/profile-page";
import type { Actor } from "@/lib/auth/current-actor";
import { requireActor } from "@/lib/auth/gates";
import { ensureCalendarToken } from "@/lib/calendars/store/calendars";
import { listCampusConnections } from "@/lib/campus/store/connections";
import { now } from "@/lib/clock";
import { env } from "@/lib/env";
import { findLetterChoices } from "@/lib/mail/store/letter-choices";
import { proofView } from "@/lib/online/view/proof-view";
import { findProofSentence } from "@/lib/online/words/proofs";
import { absolute, paths } from "@/lib/paths";
import { whoCorrects } from "@/lib/people/rules/correct-email";
import { findCampusAccount } from "@/lib/people/store/campus-accounts";
import { listOwnHandles, type OwnHandle } from "@/lib/people/store/handles";
import { listOwnNames } from "@/lib/people/store/withheld-names";
import { campusAccounts } from "@/lib/people/view/campus-accounts";
import { findCampusError } from "@/lib/people/words/campus-refusals";
import { findPushChoices } from "@/lib/push/store/subscriptions";
import { SITE_NAMES } from "@/lib/season/rules/sites";
import type { UserId } from "@/lib/shared/ids";
import { instantOf } from "@/lib/shared/instant";
import { frameOf } from "../frame-of";

type Query = Readonly<Record<"done" | "error" | "proof" | "campus", string | string[] | undefined>>;
type Props = { readonly searchParams: Promise<Query> };

export const metadata: Metadata = { title: "Your profile" };

/** A player's details, and signing out. */
export default async function Profile({ searchParams }: Props) {
  const actor = await requireActor(paths.profile());
  const query = await searchParams;
  const [frame, handles, names, letters, push, token, campus] = await Promise.all([
    frameOf(actor),
    listOwnHandles(actor.id),
    listOwnNames(actor.id),
    findLetterChoices(actor.id),
    pushOf(actor.id),
    ensureCalendarToken(actor.id),
    campusOf(actor, query),
  ]);
  return (
    <MemberFrame {...frame} organization={actor.rolesEverywhere[0]?.organization}>
      <ProfilePage
        email={actor.email}
        emailCorrector={whoCorrects({
          roles: actor.rolesEverywhere.map(({ roles }) => roles),
          isOperator: env().operatorEmails.includes(actor.email),
        })}
        name={actor.name}
        phone={actor.phone}
        handles={handles.map(handleForm)}
        names={names}
        letters={letters}
        push={push}
        calendar={absolute(env().appUrl, paths.ownCalendar(token))}
        campus={campus}
        proofFailed={findProofSentence(query.proof?.toString())}
        done={query.done?.toString()}
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

/** Null if there's no campus account to connect. No organization's campus vouches for the operators. */
async function campusOf({ id, email }: Actor, { error, campus }: Query) {
  const { oidc, saml, smtp, operatorEmails } = env();
  const isCampusPerson = saml !== undefined && !operatorEmails.includes(email);
  const [account, campuses] = await Promise.all([
    findCampusAccount(id),
    isCampusPerson ? listCampusConnections(id) : [],
  ]);
  const provider = oidc && { name: oidc.name, account: account ?? null };
  const accounts = campusAccounts(provider, campuses, smtp !== undefined);
  if (accounts.length === 0) return null;
  return {
    accounts,
    error: error === undefined ? null : findCampusError(error.toString()),
    changed: accounts.find(({ org }) => org === (campus?.toString() ?? null))?.name,
  };
}
