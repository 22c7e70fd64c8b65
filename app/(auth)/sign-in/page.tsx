import type { Metadata } from "next";
import { cookies } from "next/headers";
import { CampusForms } from "@/components/auth/campus-forms";
import { DemoPeople } from "@/components/auth/demo-people";
import { SignInForms } from "@/components/auth/sign-in-forms";
import { ButtonLink } from "@/components/ui/button";
import { Definitions } from "@/components/ui/definitions";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { findCampusWays } from "@/lib/auth/campus-ways";
import { readCookies } from "@/lib/auth/cookies";
import { currentActor } from "@/lib/auth/current-actor";
import { ownPath } from "@/lib/auth/own-path";
import { LINK_MINUTES, sentTo } from "@/lib/auth/sign-in-link";
import { listDemoPeople } from "@/lib/auth/store/sign-in";
import { groupDemoPeople } from "@/lib/auth/view/group-demo-people";
import { findSignInError } from "@/lib/auth/words/sign-in-errors";
import { env } from "@/lib/env";
import { paths } from "@/lib/paths";
import { emailAddress } from "@/lib/shared/email-address";
import { counted } from "@/lib/shared/text";

export const metadata: Metadata = { title: "Sign in" };

type Query = {
  readonly next?: string;
  readonly error?: string;
  readonly email?: string;
  /** "email": the way in for people without an account at the campus, where an organization closed the others. */
  readonly way?: string;
};
type Props = { readonly searchParams: Promise<Record<keyof Query, string | string[] | undefined>> };

/** Sign in with a campus account, with a provider, with a link by email, or in a demo as anyone. */
export default async function SignInPage({ searchParams }: Props) {
  const query = await searchParams;
  const next = ownPath(first(query.next), paths.desks());
  const error = first(query.error);
  const actor = await currentActor();
  const { oidc, isDemo } = env();
  const isUsedUp = error === "Verification";
  const email = isUsedUp ? (sentTo(readCookies(await cookies())) ?? undefined) : first(query.email);
  const emailError = error === "email" ? sentenceFor(email) : undefined;
  const failure = error === undefined || emailError ? undefined : findSignInError(error);

  const ways = await findCampusWays(next);
  const isOnly = ways.isOnly && first(query.way) !== "email" && emailError === undefined && !isUsedUp;
  const isQuiet = !actor && !failure && !emailError;

  return (
    <div className="gate">
      <header>
        <h1>Sign in</h1>
        {!isOnly && <p className="lead">No password needed.</p>}
        {actor && (
          <Notice tone="ok" still title={`You’re signed in as ${actor.name ?? actor.email}.`}>
            <Link href={next}>Continue</Link>, or sign in to another account below. That signs you out of this
            one.
          </Notice>
        )}
        {failure && (
          <Notice tone="bad" focus title={failure.title}>
            {failure.text}
          </Notice>
        )}
      </header>
      <div>
        <CampusForms
          next={next}
          campuses={ways.choices}
          isAutomatic={ways.isAutomatic && isOnly && isQuiet}
        />
        {isOnly ? (
          <p className="small mt-6">
            No account at this campus? <Link href={paths.signInByEmail(next)}>Get a link by email</Link>.
          </p>
        ) : (
          <SignInForms
            next={next}
            provider={oidc?.name}
            hasCampus={ways.choices.length > 0}
            email={email}
            emailError={emailError}
            isFirst={!actor && !failure}
            linkLasts={counted(LINK_MINUTES, "minute")}
          />
        )}
      </div>
      <aside className="gate-who" aria-labelledby="who-sees">
        <h2 id="who-sees">Who sees what</h2>
        <Definitions items={WHO_SEES} />
        <p className="small mt-3">
          <ButtonLink kind="link" href={paths.privacy()}>
            More about who sees what
          </ButtonLink>
        </p>
      </aside>
      {isDemo && !isOnly && <DemoPeople groups={groupDemoPeople(await listDemoPeople())} next={next} />}
    </div>
  );
}

const WHO_SEES = [
  { term: "Everyone", text: "Your name, division, and results" },
  { term: "Opponent", text: "Your email and phone, while you have a match to play" },
  { term: "Director", text: "All of that, and what you write in a dispute" },
];

/** What is wrong with the address that was typed. It may have been corrected since. */
function sentenceFor(typed: string | undefined): string | undefined {
  return emailAddress.safeParse(typed ?? "").error?.issues[0]?.message;
}

function first(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
