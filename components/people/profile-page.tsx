import { Notice } from "@/components/ui/notice";
import { PageHead } from "@/components/ui/page-head";
import type { LetterChoices } from "@/lib/mail/rules/reminder-hours";
import { CalendarSection } from "./calendar-section";
import { type CampusAccountProps, CampusAccountSection } from "./campus-account-section";
import { HandleForm, type HandleFormProps } from "./handle-form";
import { LetterChoicesForm } from "./letter-choices-form";
import { ProfileForm } from "./profile-form";

interface ProfilePageProps {
  readonly email: string;
  readonly name: string | null;
  readonly phone: string | null;
  /** What one is called in online seasons that are not over. */
  readonly handles: readonly HandleFormProps[];
  readonly letters: LetterChoices;
  /** The address of one's own calendar feed. */
  readonly calendar: string;
  /** Null where the site has no campus sign-in. */
  readonly campus: CampusAccountProps | null;
  /** "saved", "handle", "letters", "calendar", "connected", "disconnected": what was just done. */
  readonly done: string | undefined;
}

/** What the league knows about its reader, who sees it, and the way out. */
export function ProfilePage({
  email,
  name,
  phone,
  handles,
  letters,
  calendar,
  campus,
  done,
}: ProfilePageProps) {
  return (
    <>
      <PageHead title="Your profile" />
      {done === "saved" && (
        <Notice tone="ok" title="Saved." focus>
          <p>Tables of seasons you have entered keep the name you registered with.</p>
        </Notice>
      )}
      {done === "handle" && (
        <Notice tone="ok" title="Saved." focus>
          <p>Your opponents see the new username from now on.</p>
        </Notice>
      )}
      {done === "letters" && (
        <Notice tone="ok" title="Saved." focus>
          <p>Reminders come as you chose, from the next one on.</p>
        </Notice>
      )}
      {done === "calendar" && (
        <Notice tone="ok" title="Your calendar has a new address." focus>
          <p>The old one shows nothing any more. Subscribe to the new one below.</p>
        </Notice>
      )}
      {campus && done === "connected" && (
        <Notice tone="ok" title={`Your ${campus.provider} account is connected.`} focus>
          <p>From now on it signs you in to this profile.</p>
        </Notice>
      )}
      {campus && done === "disconnected" && (
        <Notice tone="ok" title={`Your ${campus.provider} account is disconnected.`} focus>
          <p>You sign in with a link by email.</p>
        </Notice>
      )}
      {campus?.error && (
        <Notice tone="bad" title={campus.error.title} focus>
          <p>{campus.error.text}</p>
        </Notice>
      )}
      <div className="cols cols-me">
        <div>
          <ProfileForm email={email} name={name} phone={phone} />
          {handles.map((handle) => (
            <HandleForm key={handle.seasonId} {...handle} />
          ))}
          <LetterChoicesForm
            wantsReminders={letters.wantsReminders}
            remindHours={letters.remindHours}
            wantsDigest={letters.wantsDigest}
          />
          <CalendarSection address={calendar} />
          {campus && <CampusAccountSection {...campus} />}
        </div>
        <aside className="side" aria-label="Sign out">
          <section aria-labelledby="out">
            <h2 id="out">Sign out</h2>
            <p className="small">On this device. Do it on a computer that others use.</p>
            <form method="post" action="/api/sign-out" className="actions mt-3">
              <button type="submit" className="btn">
                Sign out
              </button>
            </form>
          </section>
        </aside>
      </div>
    </>
  );
}
