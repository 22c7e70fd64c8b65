import type { DeskLink } from "./account-menu";

/**
 * The answer of /api/me: no one we know, or a name, how much is waiting for them, and their desk if they have one.
 */
export type Reader =
  | { readonly signedIn: false }
  | {
      readonly signedIn: true;
      readonly name: string;
      readonly waiting: number;
      readonly desk: DeskLink | null;
    };

let asked: Promise<Reader> | null = null;

/**
 * Asks who is signed in, once for all parts of a page that ask at the same time. No one, if there is no usable answer:
 * the page is complete without one.
 */
export function askWho(): Promise<Reader> {
  asked ??= askNow().finally(() => {
    asked = null;
  });
  return asked;
}

async function askNow(): Promise<Reader> {
  try {
    const response = await fetch("/api/me", { headers: { accept: "application/json" }, cache: "no-store" });
    const answer: unknown = response.ok ? await response.json() : null;
    return isReader(answer) ? answer : { signedIn: false };
  } catch {
    return { signedIn: false };
  }
}

function isReader(answer: unknown): answer is Reader {
  if (typeof answer !== "object" || answer === null || !("signedIn" in answer)) return false;
  return answer.signedIn === false || ("name" in answer && typeof answer.name === "string");
}
