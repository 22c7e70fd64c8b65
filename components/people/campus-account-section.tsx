import { Notice } from "@/components/ui/notice";
import { PressForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { disconnectCampus } from "@/lib/people/actions/profile";

interface CampusAccount {
  /** "Example University account", "Lakeside Chess campus account" */
  readonly name: string;
  /** The organization whose campus it is; null: the deployment's provider. */
  readonly org: string | null;
  /** The connected account; its address is null until the next sign-in with it. */
  readonly account: { readonly email: string | null } | null;
  readonly canDisconnect: boolean;
}

export interface CampusAccountsProps {
  readonly accounts: readonly CampusAccount[];
  /** Why the last attempt to connect failed. */
  readonly error: { readonly title: string; readonly text: string } | null;
  /** The account that was just connected or disconnected. */
  readonly changed: string | undefined;
}

/** A person's campus accounts. Only they can connect or disconnect them. */
export function CampusAccountSection({ accounts }: CampusAccountsProps) {
  return (
    <section className="section" aria-labelledby="campus-account">
      <h2 id="campus-account">{accounts.length > 1 ? "Campus accounts" : "Campus account"}</h2>
      {accounts.map((each, index) => (
        <div key={each.name} className={index === 0 ? "mt-3" : "mt-6"}>
          {each.account ? (
            <Connected {...each} />
          ) : (
            <NotConnected {...each} isOneOfSeveral={accounts.length > 1} />
          )}
        </div>
      ))}
    </section>
  );
}

function Connected({ name, org, account, canDisconnect }: CampusAccount) {
  return (
    <>
      <p className="wrap-anywhere">
        Your {name}
        {account?.email && <b> {account.email}</b>} signs you in to this profile.
      </p>
      {canDisconnect && (
        <PressForm action={disconnectCampus} className="actions mt-4">
          {org && <input type="hidden" name="org" value={org} />}
          <SubmitButton kind="plain" pendingLabel="Disconnecting…">
            Disconnect
          </SubmitButton>
        </PressForm>
      )}
    </>
  );
}

function NotConnected({ name, org, isOneOfSeveral }: CampusAccount & { readonly isOneOfSeveral: boolean }) {
  return (
    <form method="post" action="/api/campus-account">
      {org && <input type="hidden" name="org" value={org} />}
      <p>Connect your {name} to sign in without waiting for an email.</p>
      <div className="actions mt-4">
        <SubmitButton kind="plain" icon="id-card">
          Connect your {isOneOfSeveral ? name : "campus account"}
        </SubmitButton>
      </div>
    </form>
  );
}

/** What just became of a campus account. */
export function CampusAccountNotice({
  error,
  changed,
  done,
}: CampusAccountsProps & { readonly done: string | undefined }) {
  if (error)
    return (
      <Notice tone="bad" title={error.title} focus>
        <p>{error.text}</p>
      </Notice>
    );
  if (changed && done === "connected")
    return (
      <Notice tone="ok" title={`Your ${changed} is connected.`} focus>
        <p>You can now use it to sign in to this profile.</p>
      </Notice>
    );
  return changed && done === "disconnected" ? (
    <Notice tone="ok" title={`Your ${changed} is disconnected.`} focus>
      <p>From now on, sign in with a link by email.</p>
    </Notice>
  ) : null;
}
