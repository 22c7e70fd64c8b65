import { expect } from "@playwright/test";

/** A letter that has arrived. */
export type Letter = {
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** Every letter to this address so far, the oldest first. */
export async function listLetters(to: string): Promise<Letter[]> {
  const answer = await fetch(`${process.env.MAILBOX_URL}/?to=${encodeURIComponent(to)}`);
  return (await answer.json()) as Letter[];
}

/** Waits for a letter to this address whose subject fits, and returns the newest such. */
export async function waitForLetter(to: string, subject: RegExp = /./): Promise<Letter> {
  const find = async () => (await listLetters(to)).findLast((letter) => subject.test(letter.subject));
  await expect.poll(find, { message: `a letter to ${to} about ${subject}` }).toBeDefined();
  const letter = await find();
  if (!letter) throw new Error(`The letter to ${to} has vanished.`);
  return letter;
}

/** The first link of a letter that leads into the app. */
export function findLink(letter: Letter): string {
  const link = letter.text.match(/https?:\/\/[^\s>")]+/)?.[0];
  if (!link) throw new Error(`The letter "${letter.subject}" has no link.`);
  return link;
}
