import type { Metadata } from "next";
import { ForgetDevice } from "@/components/erasure/forget-device";
import { ButtonLink } from "@/components/ui/button";
import { currentActor } from "@/lib/auth/current-actor";
import { paths } from "@/lib/paths";

export const metadata: Metadata = { title: "Account deleted" };

/**
 * The page that someone sees after deleting their account. Their device forgets their matches, too; that of a signed-in person who
 * opens the address keeps what wasn't sent.
 */
export default async function AccountDeletedPage() {
  const actor = await currentActor();
  return (
    <div className="bare">
      {!actor && <ForgetDevice />}
      <h1>Your account is deleted</h1>
      <p>Your name and contact details are gone. Your results stay, with a number instead of your name.</p>
      <p className="actions">
        <ButtonLink kind="primary" href={paths.home()}>
          Go to the start page
        </ButtonLink>
      </p>
    </div>
  );
}
