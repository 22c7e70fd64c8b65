import type { Metadata } from "next";
import { cookies, headers } from "next/headers";
import { SubmitAtOnce } from "@/components/auth/submit-at-once";
import { ButtonLink } from "@/components/ui/button";
import { EmailAddress } from "@/components/ui/email-link";
import { SubmitButton } from "@/components/ui/submit-button";
import { readCookies } from "@/lib/auth/cookies";
import { type Actor, currentActor } from "@/lib/auth/current-actor";
import { signInLink } from "@/lib/auth/input/sign-in-link";
import { isPrefetch } from "@/lib/auth/is-prefetch";
import { isAskedInThisBrowser } from "@/lib/auth/sign-in-link";
import { paths } from "@/lib/paths";

/** The address contains the link's secret, so it isn't sent to other sites; the form still needs its Origin. */
export const metadata: Metadata = { title: "Sign in", referrer: "strict-origin" };

type Props = { readonly searchParams: Promise<Record<string, string | string[] | undefined>> };

/**
 * The page that a sign-in link opens: whose account it is, and a button. Mail scanners that open the link must not use
 * it up, and a link sent by someone else must not sign the reader in unnoticed. In the browser that asked for the
 * link, the form submits itself.
 */
export default async function ConfirmPage({ searchParams }: Props) {
  const link = signInLink.safeParse(await searchParams);
  if (!link.success) return <BrokenLink />;
  const actor = await currentActor();
  const isAsked = isAskedInThisBrowser(link.data.token, readCookies(await cookies()));

  return (
    <form className="bare" method="post" action="/api/sign-in/link">
      <h1 className="wrap-anywhere">
        Sign in as <EmailAddress of={link.data.email} />?
      </h1>
      {actor && <SignedIn actor={actor} email={link.data.email} />}
      {!isAsked && (
        <p>
          This link opens the account of <b className="wrap-anywhere">{link.data.email}</b>. If that isn’t
          you, close this page.
        </p>
      )}
      {Object.entries(link.data).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="actions">
        <SubmitButton pendingLabel="Signing in…">Sign in</SubmitButton>
        {actor && (
          <ButtonLink kind="link" href={paths.me()}>
            Stay signed in
          </ButtonLink>
        )}
      </div>
      {isAsked && !isPrefetch(await headers()) && <SubmitAtOnce />}
    </form>
  );
}

function SignedIn({ actor, email }: { readonly actor: Actor; readonly email: string }) {
  if (actor.email === email) return <p>You’re already signed in to this account.</p>;
  return (
    <p className="wrap-anywhere">
      You’re signed in as <b>{actor.email}</b> now. If you sign in here, that account is signed out on this
      device.
    </p>
  );
}

function BrokenLink() {
  return (
    <div className="bare">
      <h1>This link is incomplete</h1>
      <p>Some email apps cut off long links. Copy the whole link from the email, or get a new one.</p>
      <p className="actions">
        <ButtonLink kind="primary" href={paths.signIn()}>
          Get a new link
        </ButtonLink>
      </p>
    </div>
  );
}
