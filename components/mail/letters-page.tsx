import type { ReactNode } from "react";
import { BlankState } from "@/components/ui/blank-state";
import { Fold } from "@/components/ui/fold";
import { HeadRow } from "@/components/ui/head-row";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { PageHead } from "@/components/ui/page-head";
import { PressForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { tryLettersAgain } from "@/lib/mail/actions/letters";
import { NO_SERVER } from "@/lib/mail/rules/attempts";
import { setUpPaths } from "@/lib/paths/set-up";
import { shortDayAndTime } from "@/lib/shared/dates";
import type { Instant } from "@/lib/shared/instant";
import { counted } from "@/lib/shared/text";
import { linkParts } from "./link-parts";

/** An email as the operator sees it. */
export type ShownLetter = {
  readonly id: string;
  readonly toEmail: string;
  readonly subject: string;
  readonly text: string;
  readonly createdAt: Instant;
  readonly sentAt: Instant | null;
  readonly failure: string | null;
  readonly attempts: number;
  readonly gaveUpAt: Instant | null;
};

interface LettersPageProps {
  /** Emails that are no longer retried, newest first. */
  readonly givenUp: readonly ShownLetter[];
  /** Emails were just queued for another attempt. */
  readonly isTriedAgain: boolean;
  /** Newest first. */
  readonly letters: readonly ShownLetter[];
  readonly hasMailServer: boolean;
  /** True: links to it can be followed. */
  readonly appUrl: string;
}

/** The emails the app wrote, whether they were sent, and if not, why. */
export function LettersPage({ givenUp, isTriedAgain, letters, hasMailServer, appUrl }: LettersPageProps) {
  return (
    <>
      <PageHead
        title="Emails"
        lead={
          hasMailServer
            ? "What the app sent, newest first. If an email fails, we keep trying for at least three days."
            : "No mail server is configured, so emails aren’t sent. They’re kept here instead. Set SMTP_URL to send them."
        }
      />
      <p className="small">
        You run this site. <Link href={setUpPaths.newOrganization()}>Add an organization</Link>
      </p>
      {isTriedAgain && <Notice tone="ok" title="We’re trying again now." focus />}
      {givenUp.length > 0 && <GivenUp letters={givenUp} appUrl={appUrl} />}
      <section aria-labelledby="newest">
        <HeadRow id="newest" title="Newest">
          times in UTC
        </HeadRow>
        {letters.length === 0 && (
          <BlankState title="No emails yet">
            Emails appear here when someone asks for a sign-in link or a match changes.
          </BlankState>
        )}
        {letters.map((letter) => (
          <LetterFold key={letter.id} letter={letter} aside={stateOf(letter, hasMailServer)} appUrl={appUrl}>
            {hasMailServer && isUnsent(letter) && <TryAgain letter={letter} />}
          </LetterFold>
        ))}
      </section>
    </>
  );
}

interface GivenUpProps {
  readonly letters: readonly ShownLetter[];
  readonly appUrl: string;
}

/** Emails that need the operator: why each failed, and a button to try again. */
function GivenUp({ letters, appUrl }: GivenUpProps) {
  return (
    <section aria-labelledby="given-up" className="section">
      <HeadRow id="given-up" title="Couldn’t be delivered">
        {counted(letters.length, "email")}
      </HeadRow>
      <TryAll letters={letters.filter(({ sentAt }) => !sentAt)} />
      {letters.map((letter) => (
        <LetterFold
          key={letter.id}
          letter={letter}
          aside={
            letter.sentAt ? "sent, but bounced" : `given up after ${counted(letter.attempts, "attempt")}`
          }
          appUrl={appUrl}
          open
        >
          <p>
            <b>Why:</b> {letter.failure}
          </p>
          <TryAgain letter={letter} />
        </LetterFold>
      ))}
    </section>
  );
}

function TryAgain({ letter }: { readonly letter: ShownLetter }) {
  return (
    <PressForm action={tryLettersAgain} className="actions">
      <input type="hidden" name="letterId" value={letter.id} />
      <SubmitButton kind="plain">
        Try again
        <span className="sr">
          {" "}
          with “{letter.subject}”, to {letter.toEmail}
        </span>
      </SubmitButton>
    </PressForm>
  );
}

/** For a mail server that refused everything for a while. Emails that bounced would only bounce again. */
function TryAll({ letters }: Pick<GivenUpProps, "letters">) {
  if (letters.length < 2) return null;
  return (
    <PressForm action={tryLettersAgain} className="actions">
      {letters.map(({ id }) => (
        <input key={id} type="hidden" name="letterId" value={id} />
      ))}
      <SubmitButton kind="plain">Try {counted(letters.length, "email")} again</SubmitButton>
    </PressForm>
  );
}

interface LetterFoldProps {
  readonly letter: ShownLetter;
  readonly aside: string;
  readonly appUrl: string;
  readonly open?: boolean;
  readonly children?: ReactNode;
}

function LetterFold({ letter, aside, appUrl, open, children }: LetterFoldProps) {
  return (
    <Fold
      open={open}
      summary={
        <span>
          {letter.subject}
          <span className="small muted block font-normal">
            to {letter.toEmail}, {shortDayAndTime(letter.createdAt, "UTC")}
          </span>
        </span>
      }
      aside={aside}
    >
      {children}
      <p className="letter-text whitespace-pre-wrap">
        {linkParts(letter.text, appUrl).map(({ text, href }, index) =>
          href ? (
            <a key={index} href={href}>
              {text}
            </a>
          ) : (
            text
          ),
        )}
      </p>
    </Fold>
  );
}

function stateOf(letter: ShownLetter, hasMailServer: boolean): string {
  const { sentAt, failure } = letter;
  if (sentAt) return `sent ${shortDayAndTime(sentAt, "UTC")}`;
  if (isUnsent(letter)) return hasMailServer ? "not sent: there was no mail server" : "kept here";
  if (failure) return `failed, trying again: ${failure}`;
  return hasMailServer ? "on its way" : "kept here";
}

/** It was due before there was a mail server. */
function isUnsent({ sentAt, failure }: ShownLetter): boolean {
  return !sentAt && failure === NO_SERVER;
}
