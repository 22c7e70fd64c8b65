import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { PageHead } from "@/components/ui/page-head";
import type { LetterChoices } from "@/lib/mail/rules/reminder-hours";
import type { ProofSentence } from "@/lib/online/words/proofs";
import { paths } from "@/lib/paths";
import { CalendarSection } from "./calendar-section";
import {
  CampusAccountNotice,
  CampusAccountSection,
  type CampusAccountsProps,
} from "./campus-account-section";
import { ClaimSection } from "./claim-section";
import { HandleForm, type HandleFormProps } from "./handle-form";
import { LetterChoicesForm } from "./letter-choices-form";
import { OwnDataSection } from "./own-data-section";
import { OwnNameForm, type OwnNameFormProps } from "./own-name-form";
import { ProfileForm } from "./profile-form";
import { PushSection, type PushSectionProps } from "./push-section";
import { SignOutForm } from "./sign-out-form";

interface ProfilePageProps {
  readonly email: string;
  readonly name: string | null;
  readonly phone: string | null;
  /** Usernames in online seasons that aren't over. */
  readonly handles: readonly HandleFormProps[];
  /** The organizations they have registered in. */
  readonly names: readonly OwnNameFormProps[];
  readonly letters: LetterChoices;
  /** Null if the site has no notifications. */
  readonly push: PushSectionProps | null;
  /** The address of the person's own calendar feed. */
  readonly calendar: string;
  /** Null if there's no campus account to connect. */
  readonly campus: CampusAccountsProps | null;
  /** Why a username wasn't proven at its site. */
  readonly proofFailed?: ProofSentence | undefined;
  /** "saved", "handle", "code", "proven", "name-withheld", "name-shown", "letters", "push", "calendar", "connected", "disconnected", "claimed": what was just done. */
  readonly done: string | undefined;
}

/** What the league knows about the reader, who can see it, and signing out. */
export function ProfilePage({
  email,
  name,
  phone,
  handles,
  names,
  letters,
  push,
  calendar,
  campus,
  proofFailed,
  done,
}: ProfilePageProps) {
  return (
    <>
      <PageHead title="Your profile" />
      {done === "saved" && (
        <Notice tone="ok" title="Saved." focus>
          <p>Seasons you’ve already entered keep the name you registered with.</p>
        </Notice>
      )}
      {done === "handle" && (
        <Notice tone="ok" title="Saved." focus>
          <p>Your opponents will see the new username.</p>
        </Notice>
      )}
      {done === "code" && <Notice tone="ok" title="Your code is ready. It’s below." focus />}
      {done === "proven" && (
        <Notice tone="ok" title="Your username is proven." focus>
          <p>No one else can play with that account in your season.</p>
        </Notice>
      )}
      {proofFailed && (
        <Notice tone="bad" title={proofFailed.title} focus>
          <p>{proofFailed.text}</p>
        </Notice>
      )}
      {done === "name-withheld" && (
        <Notice tone="ok" title="Your name is withheld." focus>
          <p>
            Public pages and files now have a number instead. Search engines may keep old copies for a while.
          </p>
        </Notice>
      )}
      {done === "name-shown" && <Notice tone="ok" title="Your name is public again." focus />}
      {done === "letters" && (
        <Notice tone="ok" title="Saved." focus>
          <p>Your choices apply from the next reminder on.</p>
        </Notice>
      )}
      {done === "push" && <Notice tone="ok" title="Your notifications are saved." focus />}
      {done === "calendar" && (
        <Notice tone="ok" title="Your calendar has a new address." focus>
          <p>The old one no longer works. Subscribe to the new one below.</p>
        </Notice>
      )}
      {campus && <CampusAccountNotice {...campus} done={done} />}
      {done === "claimed" && (
        <Notice tone="ok" title="These matches are yours now." focus>
          <p>
            You’ll find them under <Link href={paths.me()}>Your move</Link>.
          </p>
        </Notice>
      )}
      <div className="cols cols-me">
        <div>
          <ProfileForm email={email} name={name} phone={phone} />
          {handles.map((handle) => (
            <HandleForm key={handle.seasonId} {...handle} />
          ))}
          {names.map((own) => (
            <OwnNameForm key={own.org} {...own} />
          ))}
          <LetterChoicesForm
            wantsReminders={letters.wantsReminders}
            remindHours={letters.remindHours}
            wantsDigest={letters.wantsDigest}
          />
          {push && <PushSection {...push} />}
          <CalendarSection address={calendar} />
          {campus && <CampusAccountSection {...campus} />}
          <ClaimSection />
          <p className="mt-4">
            <Link className="row-link" href={paths.tokens()}>
              API tokens, for programs that act in your name
            </Link>
          </p>
          <OwnDataSection />
        </div>
        <aside className="side" aria-label="Sign out">
          <section aria-labelledby="out">
            <h2 id="out">Sign out</h2>
            <p className="small">Only on this device. Always sign out on a shared computer.</p>
            <SignOutForm className="actions mt-3">
              <button type="submit" className="btn">
                Sign out
              </button>
            </SignOutForm>
          </section>
        </aside>
      </div>
    </>
  );
}
