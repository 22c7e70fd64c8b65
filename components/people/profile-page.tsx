import type { ReactNode } from "react";
import { DoneNotice } from "@/components/ui/done-notice";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { PageHead } from "@/components/ui/page-head";
import type { LetterChoices } from "@/lib/mail/rules/reminder-hours";
import type { ProofSentence } from "@/lib/online/words/proofs";
import { paths } from "@/lib/paths";
import type { EmailCorrector } from "@/lib/people/rules/correct-email";
import { list } from "@/lib/shared/text";
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
  readonly emailCorrector: EmailCorrector;
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
  /** What was just done: a key of `DONE`, or of the campus account’s notices. */
  readonly done: string | undefined;
}

const DONE = {
  saved: "Saved.",
  handle: "Saved.",
  code: "Your code is ready. It’s below.",
  proven: "Your username is proven.",
  "name-withheld": "Your name is withheld.",
  "name-shown": "Your name is public again.",
  letters: "Saved.",
  push: "Your notifications are saved.",
  calendar: "Your calendar has a new address.",
  claimed: "These matches are yours now.",
};

const DONE_DETAILS: Readonly<Record<string, ReactNode>> = {
  saved: (
    <p>Seasons you’ve already entered keep the name you registered with. The office can correct it there.</p>
  ),
  handle: <p>Your opponents will see the new username.</p>,
  proven: <p>No one else can play with that account in your season.</p>,
  "name-withheld": (
    <p>Public pages and files now have a number instead. Search engines may keep old copies for a while.</p>
  ),
  letters: <p>Your choices apply from the next reminder on.</p>,
  calendar: <p>The old one no longer works. Subscribe to the new one below.</p>,
};

/** What the league knows about the reader, who can see it, and signing out. */
export function ProfilePage({
  email,
  emailCorrector,
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
      <DoneNotice done={done} words={DONE}>
        {done === "claimed" ? <ClaimedDetails name={name} names={names} /> : done && DONE_DETAILS[done]}
      </DoneNotice>
      {proofFailed && (
        <Notice tone="bad" title={proofFailed.title} focus>
          <p>{proofFailed.text}</p>
        </Notice>
      )}
      {campus && <CampusAccountNotice {...campus} done={done} />}
      <div className="cols cols-me">
        <div>
          <ProfileForm email={email} emailCorrector={emailCorrector} name={name} phone={phone} />
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

/** Where claimed matches are, and under which names they're played. */
function ClaimedDetails({ name, names }: Pick<ProfilePageProps, "name" | "names">) {
  return (
    <>
      <p>
        You’ll find them under <Link href={paths.me()}>Your move</Link>.
      </p>
      {names
        .filter(({ playsAs }) => playsAs.some((each) => each !== name))
        .map((own) => (
          <p key={own.org}>
            In {own.name}, you play as {list(own.playsAs)}. If that’s wrong, ask the office to correct it.
          </p>
        ))}
    </>
  );
}
