import { expect } from "@playwright/test";

/** An email that has arrived. */
export type Letter = {
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** Every email to this address so far, oldest first. */
export async function listLetters(to: string): Promise<Letter[]> {
  const answer = await fetch(`${process.env.MAILBOX_URL}/?to=${encodeURIComponent(to)}`);
  return (await answer.json()) as Letter[];
}

/** Waits for an email to this address with a matching subject, and returns the newest one. */
export async function waitForLetter(to: string, subject: RegExp = /./): Promise<Letter> {
  const find = async () => (await listLetters(to)).findLast((letter) => subject.test(letter.subject));
  await expect.poll(find, { message: `an email to ${to} about ${subject}` }).toBeDefined();
  const letter = await find();
  if (!letter) throw new Error(`The email to ${to} is gone.`);
  return letter;
}

/** The first link to the app in an email. */
export function findLink(letter: Letter): string {
  const link = letter.text.match(/https?:\/\/[^\s>")]+/)?.[0];
  if (!link) throw new Error(`The letter "${letter.subject}" has no link.`);
  return link;
}
