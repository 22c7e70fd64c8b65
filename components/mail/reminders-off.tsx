import Link from "next/link";
import { FocusOnMount } from "@/components/ui/focus-on-mount";
import { SubmitButton } from "@/components/ui/submit-button";
import { switchOff } from "@/lib/mail/actions/letters";
import { paths } from "@/lib/paths";

interface RemindersOffProps {
  readonly token: string;
  /** Undefined: the token is nobody's. */
  readonly found: { readonly isOff: boolean } | undefined;
}

const STILL_COMES =
  "Letters that ask for an answer still come: a new pairing, times on offer, a report to confirm, a ruling.";

/** Switches reminders off, without signing in. */
export function RemindersOff({ token, found }: RemindersOffProps) {
  if (!found) return <NobodysLink />;
  if (found.isOff) return <IsOff />;
  return (
    <form className="bare" action={switchOff}>
      <h1>Stop reminders</h1>
      <p>No reminder of a deadline will come any more, and no letter of the day. {STILL_COMES}</p>
      <input type="hidden" name="token" value={token} />
      <div className="actions">
        <SubmitButton pendingLabel="Stopping…">Stop reminders</SubmitButton>
      </div>
      <p className="small">
        Or <Link href={paths.profile()}>choose when they come</Link>; for that you sign in.
      </p>
    </form>
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
        You can switch them on again <Link href={paths.profile()}>in your profile</Link>.
      </p>
    </div>
  );
}

function NobodysLink() {
  return (
    <div className="bare">
      <h1>This link belongs to nobody any more</h1>
      <p>Nothing was switched off. Open the link from the newest letter, or choose in your profile.</p>
      <p className="actions">
        <Link className="btn" href={paths.profile()}>
          Your profile
        </Link>
      </p>
    </div>
  );
}
