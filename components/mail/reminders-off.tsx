import { FocusOnMount } from "@/components/ui/focus-on-mount";
import { Link } from "@/components/ui/link";
import { PressForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { switchOff } from "@/lib/mail/actions/letters";
import { paths } from "@/lib/paths";

interface RemindersOffProps {
  readonly token: string;
  /** Undefined: the token is unknown. */
  readonly found: { readonly isOff: boolean } | undefined;
}

const STILL_COMES =
  "You’ll still get emails that need an answer: a new pairing, suggested times, a report to confirm, a ruling.";

/** Turns reminders off without signing in. */
export function RemindersOff({ token, found }: RemindersOffProps) {
  if (!found) return <NobodysLink />;
  if (found.isOff) return <IsOff />;
  return (
    <PressForm className="bare" action={switchOff}>
      <h1>Stop reminders</h1>
      <p>You’ll no longer get deadline reminders or the daily email. {STILL_COMES}</p>
      <input type="hidden" name="token" value={token} />
      <div className="actions">
        <SubmitButton pendingLabel="Stopping…">Stop reminders</SubmitButton>
      </div>
      <p className="small">
        Or <Link href={paths.profile()}>choose when you get them</Link>. You’ll need to sign in.
      </p>
    </PressForm>
  );
}

function IsOff() {
  return (
    <div className="bare">
      <FocusOnMount>
        <h1>Reminders are off</h1>
      </FocusOnMount>
      <p>{STILL_COMES}</p>
      <p className="small">
        You can turn them on again <Link href={paths.profile()}>in your profile</Link>.
      </p>
    </div>
  );
}

function NobodysLink() {
  return (
    <div className="bare">
      <h1>This link doesn’t work anymore</h1>
      <p>Nothing was changed. Open the link in your newest email, or change this in your profile.</p>
      <p className="actions">
        <Link className="btn" href={paths.profile()}>
          Your profile
        </Link>
      </p>
    </div>
  );
}
