import { oneLine } from "@/lib/shared/one-line";
import type { LetterBody } from "./body";
import type { DraftLetter } from "./draft";
import { makeHtml } from "./make-html";
import { makeText } from "./make-text";

const LONGEST_SUBJECT = 150;

/** The email as text and as HTML, with the same content. */
export function composeLetter(key: string, to: DraftLetter["to"], body: LetterBody): DraftLetter {
  const subject = oneLine(body.subject).slice(0, LONGEST_SUBJECT);
  return {
    key,
    to: { name: oneLine(to.name), email: to.email },
    subject,
    text: makeText(body),
    html: makeHtml({ ...body, subject }),
    ...(body.off ? { offToken: body.off.token } : {}),
  };
}
