/** Why a form's action brought no answer, and what to do about it. Everything that was typed is still in the form. */
export type Unsent = {
  readonly title: string;
  readonly advice: string;
  /** The browser had no network, so the form can't have left it. */
  readonly isOffline: boolean;
  /** React's number for an error on the server, by which the office finds it in the log. */
  readonly digest?: string | undefined;
};

/**
 * What an error of an action means to the person who sent the form. Either our server refused or failed, or nothing
 * came back.
 */
export function whyUnsent(error: unknown, isOnline: boolean): Unsent {
  const sentence = sentenceOfFront(error);
  if (sentence) return { title: sentence, advice: KEPT, isOffline: false };
  const digest = digestOf(error);
  if (digest)
    return { title: "We couldn’t save this.", advice: `${KEPT} Try again.`, isOffline: false, digest };
  return isOnline
    ? {
        title: "Rookery didn’t answer.",
        advice: `${KEPT} Check your connection, then press the button again.`,
        isOffline: false,
      }
    : {
        title: "You’re offline, so this wasn’t sent.",
        advice: `${KEPT} Press the button again when you’re back online.`,
        isOffline: true,
      };
}

const KEPT = "Everything you typed is still here.";

/** The advice once the network is back. */
export const BACK_ONLINE =
  "You’re back online, and everything you typed is still here. Press the button again.";

/** The front answers a form it refuses with one line of text, which Next's client throws with its line end. */
function sentenceOfFront(error: unknown): string | undefined {
  return error instanceof Error ? /^([^\n]{1,300})\n$/.exec(error.message)?.[1] : undefined;
}

function digestOf(error: unknown): string | undefined {
  const isThrownByServer = error instanceof Error && "digest" in error;
  return isThrownByServer && typeof error.digest === "string" ? error.digest : undefined;
}
