/** A page title and a sentence that the front answers with. */
export type Refusal = {
  readonly status: number;
  readonly title: string;
  readonly sentence: string;
};

/** Everything the front refuses, with the sentence for it. */
export const REFUSALS = {
  "bad-address": {
    status: 400,
    title: "We can’t read this address",
    sentence: "It contains characters that don’t belong in an address. Check the link or type it again.",
  },
  "long-address": {
    status: 414,
    title: "This address is too long",
    sentence: "No address on this site is that long. Check the link.",
  },
  "wrong-method": {
    status: 405,
    title: "This address can’t be used that way",
    sentence: "You can open it, but you can’t send anything to it. Go back and use the buttons on the page.",
  },
  "post-only": {
    status: 405,
    title: "This address can’t be used that way",
    sentence: "There’s nothing to read at this address. Go back and use the buttons on the page.",
  },
  "repeated-header": {
    status: 400,
    title: "We can’t read this request",
    sentence: "It contradicts itself. A program between you and us may be broken.",
  },
  "bad-request": {
    status: 400,
    title: "We can’t read this request",
    sentence: "It isn’t what a browser sends. Open the page again and try again.",
  },
  "foreign-form": {
    status: 403,
    title: "This form wasn’t sent from this site",
    sentence: "Open the page here and send it again.",
  },
  "too-large": {
    status: 413,
    title: "That’s too much for one form",
    sentence: "Nothing was saved. Go back and send less at a time.",
  },
  "already-sending": {
    status: 429,
    title: "You’re already sending photos",
    sentence:
      "Nothing from this form was saved. Wait until the other one has been sent, then send this one again.",
  },
  "too-many-fields": {
    status: 413,
    title: "That’s too much for one form",
    sentence: "Nothing was saved. The form has more fields than any of ours.",
  },
  "too-slow": {
    status: 408,
    title: "Sending took too long",
    sentence: "Nothing was saved. Check your connection and send it again.",
  },
  "wrong-type": {
    status: 415,
    title: "We can’t read what was sent",
    sentence: "Nothing was saved. Open the page again and send it from there.",
  },
  "broken-form": {
    status: 400,
    title: "We can’t read what was sent",
    sentence: "Nothing was saved: the form didn’t arrive in one piece. Go back and send it again.",
  },
  "too-often": {
    status: 429,
    title: "Too many requests",
    sentence: "Wait a few minutes and try again.",
  },
  "old-form": {
    status: 409,
    title: "Rookery was updated while you were typing",
    sentence:
      "Nothing has been saved yet. Here’s what you typed: open the form again, copy it over, and send it again.",
  },
  "not-found": {
    status: 404,
    title: "Page not found",
    sentence: "It may belong to another season, or there may be a typo in the address.",
  },
  failed: {
    status: 500,
    title: "We couldn’t show this page",
    sentence: "Nothing is lost: everything you reported or agreed to earlier is saved. Try again.",
  },
  "database-away": {
    status: 503,
    title: "We’ll be right back",
    sentence: "Rookery can’t reach its data right now. Nothing is lost. Try again in a few seconds.",
  },
} as const satisfies Record<string, Refusal>;

export type RefusalName = keyof typeof REFUSALS;

/** A field of a form as someone filled it in. */
export type TypedField = { readonly name: string; readonly value: string };

/** A refused request, and what its response needs besides the sentence. */
export type Refused = {
  readonly refusal: RefusalName;
  /** The app's own sentence, in place of the refusal's. */
  readonly sentence?: string;
  /** This site's address, if the start page of the address that was asked for leads nowhere. */
  readonly wayOn?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What the person typed, so it isn't lost. */
  readonly typed?: readonly TypedField[];
};
