/** What a person reads when the front answers by itself. */
export type Refusal = {
  readonly status: number;
  readonly title: string;
  readonly sentence: string;
};

/** Everything the front says no to, with the sentence for it. */
export const REFUSALS = {
  "bad-address": {
    status: 400,
    title: "We can't read this address",
    sentence: "It has characters in it that don't belong in an address. Check the link or type it again.",
  },
  "long-address": {
    status: 414,
    title: "This address is too long",
    sentence: "Nothing on this site has an address that long. Check the link.",
  },
  "wrong-method": {
    status: 405,
    title: "This address can't be used that way",
    sentence: "It can be opened, but not sent to or changed. Go back and use the page's own buttons.",
  },
  "repeated-header": {
    status: 400,
    title: "We can't read this request",
    sentence: "It says the same thing twice in different ways. A program between you and us may be broken.",
  },
  "bad-request": {
    status: 400,
    title: "We can't read this request",
    sentence: "It isn't what a browser sends. Open the page again and try once more.",
  },
  "foreign-form": {
    status: 403,
    title: "This form wasn't sent from this site",
    sentence: "Open the page here and send it again.",
  },
  "too-large": {
    status: 413,
    title: "That's more than one form can hold",
    sentence: "Nothing was saved. Go back and send less at a time.",
  },
  "too-many-fields": {
    status: 413,
    title: "That's more than one form can hold",
    sentence: "Nothing was saved. The form has more fields than any of ours.",
  },
  "too-slow": {
    status: 408,
    title: "Sending took too long",
    sentence: "Nothing was saved. Check your connection and send it again.",
  },
  "wrong-type": {
    status: 415,
    title: "We can't read what was sent",
    sentence: "Nothing was saved. Open the page again and send it from there.",
  },
  "broken-form": {
    status: 400,
    title: "We can't read what was sent",
    sentence: "Nothing was saved: the form didn't arrive in one piece. Go back and send it again.",
  },
  "too-often": {
    status: 429,
    title: "Too many requests",
    sentence: "Wait a few minutes and try again.",
  },
  "old-form": {
    status: 409,
    title: "Rookery was updated while you were writing",
    sentence:
      "Nothing was saved yet. Here is what you typed: open the form again, copy it over and send it once more.",
  },
  "not-found": {
    status: 404,
    title: "There is no such page here",
    sentence: "It may have been in another season, or the address has a typo in it.",
  },
  failed: {
    status: 500,
    title: "We couldn't show this page",
    sentence: "Nothing is lost: what you reported or agreed before is kept. Try again.",
  },
  "database-away": {
    status: 503,
    title: "We'll be right back",
    sentence: "Rookery can't reach its data at the moment. Nothing is lost. Try again in a few seconds.",
  },
} as const satisfies Record<string, Refusal>;

export type RefusalName = keyof typeof REFUSALS;

/** A field of a form as somebody filled it in. */
export type TypedField = { readonly name: string; readonly value: string };

/** That a request is refused, and what its answer needs beside the sentence. */
export type Refused = {
  readonly refusal: RefusalName;
  /** What the app says about it, in the place of the refusal's own sentence. */
  readonly sentence?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What the person typed, so that it isn't lost. */
  readonly typed?: readonly TypedField[];
};
