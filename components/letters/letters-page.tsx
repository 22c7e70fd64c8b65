import type { Instant } from "@/lib/domain/instant";
import { shortDayAndTime } from "@/lib/format/dates";
import { BlankState } from "../ui/blank-state";
import { Fold } from "../ui/fold";
import { HeadRow } from "../ui/head-row";
import { PageHead } from "../ui/page-head";
import { linkParts } from "./link-parts";

/** A letter as its operator sees it. */
export type ShownLetter = {
  readonly id: string;
  readonly toEmail: string;
  readonly subject: string;
  readonly text: string;
  readonly createdAt: Instant;
  readonly sentAt: Instant | null;
  readonly failure: string | null;
};

interface LettersPageProps {
  /** Newest first. */
  readonly letters: readonly ShownLetter[];
  readonly hasMailServer: boolean;
  /** Links to it can be followed. */
  readonly appUrl: string;
}

/** The letters the app wrote, whether they were sent, and why not. */
export function LettersPage({ letters, hasMailServer, appUrl }: LettersPageProps) {
  return (
    <>
      <PageHead
        title="Letters"
        lead={
          hasMailServer
            ? "What the app sent, newest first. A letter that failed is tried again."
            : "No mail server is set, so no letter leaves this machine. They are kept here instead; set SMTP_URL to send them."
        }
      />
      <section aria-labelledby="newest">
        <HeadRow id="newest" title="Newest">
          times in UTC
        </HeadRow>
        {letters.length === 0 && (
          <BlankState title="No letter yet">
            A letter stands here as soon as somebody asks for a sign-in link or a match changes.
          </BlankState>
        )}
        {letters.map((letter) => (
          <Fold
            key={letter.id}
            summary={
              <span>
                {letter.subject}
                <span className="small muted" style={{ display: "block", fontWeight: 400 }}>
                  to {letter.toEmail}, {shortDayAndTime(letter.createdAt, "UTC")}
                </span>
              </span>
            }
            aside={stateOf(letter, hasMailServer)}
          >
            <p className="letter-text" style={{ whiteSpace: "pre-wrap" }}>
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
        ))}
      </section>
    </>
  );
}

function stateOf({ sentAt, failure }: ShownLetter, hasMailServer: boolean): string {
  if (sentAt) return `sent ${shortDayAndTime(sentAt, "UTC")}`;
  if (failure) return `failed: ${failure}`;
  return hasMailServer ? "on its way" : "kept here";
}
