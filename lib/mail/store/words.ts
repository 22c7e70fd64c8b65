import type { DraftLetter } from "@/lib/mail/letters/draft";
import type { UnwrittenLetter } from "@/lib/mail/letters/unwritten";
import { type EventLetterFacts, writeEventLetter } from "@/lib/match/letters/stored-facts";
import { confirmToken } from "@/lib/match/store/confirm-token";
import { pairingLetter } from "@/lib/stages/letters/for-round";
import { log } from "@/lib/telemetry/log";

/** What an email says. */
export type Words = { readonly subject: string; readonly text: string; readonly html: string };

/** A stored email: with its words, or with what they're written from. */
export type LetterRow = Words & {
  readonly key: string;
  readonly toEmail: string;
  readonly kind: string | null;
  readonly facts: unknown;
};

/** The words of an email, written now if they haven't been. Throws if they can't be. */
export function wordsOf({ key, toEmail, kind, facts, subject, text, html }: LetterRow): Words {
  if (facts === null) return { subject, text, html };
  const letter = write({ key, to: { email: toEmail }, kind, facts } as UnwrittenLetter);
  return { subject: letter.subject, text: letter.text, html: letter.html };
}

function write({ key, to, kind, facts }: UnwrittenLetter): DraftLetter {
  switch (kind) {
    case "match-event":
      return writeMatchEvent(facts, key, to.email);
    case "pairing":
      return pairingLetter(facts.side, facts.match, facts.deadlineAt);
    default:
      throw new Error(`No letter is of the kind ${kind}`);
  }
}

/** The token that confirms a report belongs to the address that it's sent to. */
function writeMatchEvent(facts: EventLetterFacts, key: string, email: string): DraftLetter {
  return writeEventLetter(facts, key, (seq, { userId }) =>
    confirmToken(facts.match.matchId, seq, { userId, email }),
  );
}

/** The words of an email, or null, logged, if they can't be written. */
export function wordsOrNull(row: LetterRow & { readonly id: string }): Words | null {
  try {
    return wordsOf(row);
  } catch (error) {
    log.error("An email can’t be written", { id: row.id, error });
    return null;
  }
}

/** The words of an email for someone who looks at it: one that can't be written is listed by its key. */
export function readableWords(row: LetterRow & { readonly id: string }): Words {
  return wordsOrNull(row) ?? { subject: row.key, text: "This email can’t be written.", html: "" };
}
