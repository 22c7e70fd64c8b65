import type { Metadata } from "next";
import { SignOutForm } from "@/components/people/sign-out-form";
import { ButtonLink } from "@/components/ui/button";
import { SubmitButton } from "@/components/ui/submit-button";
import { currentActor } from "@/lib/auth/current-actor";
import { paths } from "@/lib/paths";

export const metadata: Metadata = { title: "Sign out" };

/** Signing out changes something, so it takes a button, not a link. */
export default async function SignOutPage() {
  const actor = await currentActor();
  if (!actor) {
    return (
      <div className="bare">
        <h1>You’re signed out</h1>
        <p className="actions">
          <ButtonLink kind="primary" href={paths.signIn()}>
            Sign in
          </ButtonLink>
          <ButtonLink kind="link" href={paths.home()}>
            Go to the start page
          </ButtonLink>
        </p>
      </div>
    );
  }

  return (
    <SignOutForm className="bare">
      <h1>Sign out?</h1>
      <p>You’re signed in as {actor.name ?? actor.email}. Your matches and reports stay as they are.</p>
      <div className="actions">
        <SubmitButton pendingLabel="Signing out…">Sign out</SubmitButton>
        <ButtonLink kind="link" href={paths.me()}>
          Stay signed in
        </ButtonLink>
      </div>
    </SignOutForm>
  );
}
