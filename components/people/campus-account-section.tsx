import { PressForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { disconnectCampus } from "@/lib/people/actions/profile";

export interface CampusAccountProps {
  /** "Example University" */
  readonly provider: string;
  /** The connected account; its address is null until the next sign-in with it. */
  readonly account: { readonly email: string | null } | null;
  readonly canDisconnect: boolean;
  /** Why the last attempt to connect failed. */
  readonly error: { readonly title: string; readonly text: string } | null;
}

/** A person's campus account. Only they can connect or disconnect it. */
export function CampusAccountSection({ provider, account, canDisconnect }: CampusAccountProps) {
  return (
    <section className="section" aria-labelledby="campus-account">
      <h2 id="campus-account">Campus account</h2>
      {account ? (
        <>
          <p className="mt-3 wrap-anywhere">
            Your {provider} account{account.email && <b> {account.email}</b>} signs you in to this profile.
          </p>
          {canDisconnect && (
            <PressForm action={disconnectCampus} className="actions mt-4">
              <SubmitButton kind="plain" pendingLabel="Disconnecting…">
                Disconnect
              </SubmitButton>
            </PressForm>
          )}
        </>
      ) : (
        <form method="post" action="/api/campus-account" className="mt-3">
          <p>Connect your {provider} account to sign in without waiting for an email.</p>
          <div className="actions mt-4">
            <SubmitButton kind="plain" icon="id-card">
              Connect your campus account
            </SubmitButton>
          </div>
        </form>
      )}
    </section>
  );
}
