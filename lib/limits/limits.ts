/** How often something may be requested, counted from the first time in a window. */
export type Limit = {
  /** How many times per window. */
  readonly most: number;
  readonly minutes: number;
  /** Whose uses are counted together. */
  readonly per: "email address" | "email and organization" | "network address" | "person" | "token";
  /** What is counted, for the table in docs/operations.md. */
  readonly counts: string;
  /** What a person over the limit reads; when to try again is added to it. */
  readonly sentence: string;
};

/**
 * Every limit there is. A visitor is a network address, which a whole campus may share: those limits stop machines, not
 * a busy evening. docs/operations.md repeats this table, and a test compares the two.
 */
export const LIMITS = {
  "link-to-address": {
    most: 5,
    minutes: 10,
    per: "email address",
    counts: "sign-in links emailed to it",
    sentence: "We’ve already emailed 5 sign-in links to this address. Use the newest one.",
  },
  "link-from-visitor": {
    most: 40,
    minutes: 10,
    per: "network address",
    counts: "sign-in links requested from it",
    sentence: "Too many sign-in links were requested from your network.",
  },
  "sign-in": {
    most: 120,
    minutes: 10,
    per: "network address",
    counts: "campus sign-ins started and coming back, and sign-in links used",
    sentence: "Too many sign-ins came from your network.",
  },
  adjudication: {
    most: 120,
    minutes: 10,
    per: "network address",
    counts: "questions sent to the adjudicator page",
    sentence: "Too many questions came from your network.",
  },
  report: {
    most: 60,
    minutes: 10,
    per: "person",
    counts: "results reported, contested, or entered at the desk",
    sentence: "You’ve sent a lot of results in a short time.",
  },
  "match-choice": {
    most: 60,
    minutes: 60,
    per: "person",
    counts: "choices about who can watch a match, and ratings of sportsmanship",
    sentence: "You’ve changed your choices a lot of times.",
  },
  "look-for-games": {
    most: 12,
    minutes: 60,
    per: "person",
    counts: "requests to look for a match on a chess site",
    sentence: "You’ve asked us to look a lot of times. We also look automatically.",
  },
  "make-challenge": {
    most: 20,
    minutes: 60,
    per: "person",
    counts: "game links requested from Lichess",
    sentence: "You’ve asked for a lot of links to games.",
  },
  "prove-account": {
    most: 20,
    minutes: 60,
    per: "person",
    counts: "attempts to prove a username on a chess site",
    sentence: "You’ve tried to prove a username a lot of times.",
  },
  photos: {
    most: 30,
    minutes: 60,
    per: "person",
    counts: "reports, statements, and rulings sent with photos",
    sentence: "You’ve sent a lot of photos in a short time.",
  },
  import: {
    most: 40,
    minutes: 60,
    per: "person",
    counts: "files of players and lists sent",
    sentence: "You’ve uploaded a lot of files in a short time.",
  },
  "set-up": {
    most: 10,
    minutes: 60,
    per: "network address",
    counts: "codes tried on the set-up page",
    sentence: "Too many codes were tried from your network.",
  },
  "test-email": {
    most: 10,
    minutes: 60,
    per: "person",
    counts: "test emails sent",
    sentence: "You’ve sent a lot of test emails in a short time.",
  },
  claim: {
    most: 10,
    minutes: 60,
    per: "person",
    counts: "claim codes tried",
    sentence: "You’ve tried a lot of codes in a short time.",
  },
  registration: {
    most: 60,
    minutes: 60,
    per: "person",
    counts: "registrations sent and taken back, requests to leave taken back",
    sentence: "You’ve registered and withdrawn a lot of times.",
  },
  "campus-id": {
    most: 20,
    minutes: 60,
    per: "person",
    counts: "registrations sent with a campus ID",
    sentence: "You’ve tried to register a lot of times.",
  },
  names: {
    most: 60,
    minutes: 60,
    per: "person",
    counts: "names corrected, withheld from the public, or shown again",
    sentence: "You’ve changed a lot of names in a short time.",
  },
  profile: {
    most: 20,
    minutes: 60,
    per: "person",
    counts: "profiles and usernames saved",
    sentence: "You’ve saved your profile a lot of times.",
  },
  search: {
    most: 300,
    minutes: 10,
    per: "network address",
    counts: "searches for players, matches, and campuses",
    sentence: "Too many searches came from your network.",
  },
  "make-token": {
    most: 20,
    minutes: 60,
    per: "person",
    counts: "API tokens made",
    sentence: "You’ve made a lot of tokens in a short time.",
  },
  "own-data": {
    most: 40,
    minutes: 60,
    per: "person",
    counts: "downloads of one's own data",
    sentence: "You’ve downloaded your data a lot of times.",
  },
  "delete-account": {
    most: 20,
    minutes: 60,
    per: "person",
    counts: "attempts to delete an account",
    sentence: "You’ve tried to delete your account a lot of times.",
  },
  "api-token": {
    most: 3000,
    minutes: 10,
    per: "token",
    counts: "requests to the API with a token",
    sentence: "Too many requests came with this token.",
  },
  "wrong-token": {
    most: 60,
    minutes: 10,
    per: "network address",
    counts: "requests to the API with a token that doesn’t work",
    sentence: "Too many requests came from your network with a token that doesn’t work.",
  },
  "api-read": {
    most: 1200,
    minutes: 10,
    per: "network address",
    counts:
      "lists and streams requested from the API without a token, and live games and boards that pages follow",
    sentence: "Too many requests came from your network.",
  },
  invitation: {
    most: 40,
    minutes: 60,
    per: "person",
    counts: "roles added or removed, stand-ins named, and email addresses corrected",
    sentence: "You’ve changed roles, stand-ins, or email addresses a lot of times.",
  },
  "invitation-to-address": {
    most: 10,
    minutes: 1440,
    per: "email and organization",
    counts: "roles, stand-ins, and corrections that it gets an email about",
    sentence: "We’ve sent this address a lot of emails about roles, stand-ins, or corrections.",
  },
  email: {
    most: 20,
    minutes: 60,
    per: "person",
    counts: "emails written to players, and requests to leave written to directors",
    sentence: "You’ve sent a lot of emails in a short time.",
  },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** The longest window in milliseconds: no count is kept longer. */
export const LONGEST_WINDOW_MS = Math.max(...Object.values(LIMITS).map(({ minutes }) => minutes)) * 60_000;
