import { type ActionRow, ofSeason, REASON, row } from "./action-row.ts";
import { DESK_ACTIONS } from "./desk-actions.ts";

const FOUND = { found: "2026-11-20T19:00:00.000Z" };
const TWO_GAMES = {
  "white-0": "home",
  "winner-0": "home",
  "ending-0": "checkmate",
  "white-1": "away",
  "winner-1": "home",
  "ending-1": "resignation",
};
const ONE_ALL_AND_A_WIN = {
  ...TWO_GAMES,
  "winner-1": "away",
  "white-2": "home",
  "winner-2": "away",
  "ending-2": "resignation",
};

/** Every server action. The matrix fails if an action isn't in this table. */
export const ACTIONS: readonly ActionRow[] = [
  row("players", "proposeTimes", ({ match, soon }) => ({
    matchId: match,
    seen: "1",
    times: [soon],
    note: "",
  })),
  row("players", "acceptTime", ({ match, offered }) => ({ matchId: match, seen: "2", time: offered }), {
    match: "offered",
  }),
  row("players", "cancelTime", ({ match }) => ({ matchId: match, seen: "3", ...REASON }), {
    match: "agreed",
  }),
  row("players", "logContact", ({ match, before }) => ({
    matchId: match,
    seen: "1",
    means: "email",
    triedAt: before,
    note: "No answer.",
  })),
  row("players", "claimUnreachable", ({ match }) => ({
    matchId: match,
    seen: "1",
    statement: "No one answers me.",
  })),
  row(
    "players",
    "claimNoShow",
    ({ match }) => ({ matchId: match, seen: "3", statement: "No one else came." }),
    {
      match: "agreed",
    },
  ),
  row("players", "arrive", ({ match, table }) => ({ matchId: match, seen: "3", table }), { match: "agreed" }),
  row("players", "reportResult", ({ match }) => ({ matchId: match, seen: "1", ...TWO_GAMES })),
  // Nothing was played in the room, so the rules refuse it.
  row("players", "reportRoom", ({ match }) => ({ matchId: match, seen: "1" }), { matchOf: "reportResult" }),
  row("players", "setWatching", ({ match }) => ({ matchId: match, watching: "off" }), {
    matchOf: "proposeTimes",
  }),
  // The match isn't played yet, so the rules refuse it.
  row("players", "rateOpponent", ({ match }) => ({ matchId: match, seen: "1", rating: "3" }), {
    matchOf: "proposeTimes",
  }),
  row("players", "approveReport", ({ match }) => ({ matchId: match, seen: "2" }), { match: "reported" }),
  row(
    "players",
    "contestReport",
    ({ match }) => ({ matchId: match, seen: "2", statement: "We didn't play.", played: "no" }),
    {
      match: "reported",
    },
  ),
  row("players", "withdrawContest", ({ match }) => ({ matchId: match, seen: "3" }), { match: "contested" }),
  row("players", "acceptVersion", ({ match }) => ({ matchId: match, seen: "3" }), { match: "contested" }),
  row(
    "players",
    "askCorrection",
    ({ match }) => ({ matchId: match, seen: "3", statement: "Game 2 was mine.", ...ONE_ALL_AND_A_WIN }),
    { match: "confirmed" },
  ),
  row("players", "agreeToCorrection", ({ match }) => ({ matchId: match, seen: "4" }), { match: "corrected" }),
  row(
    "players",
    "contestCorrection",
    ({ match }) => ({ matchId: match, seen: "4", statement: "The result is right." }),
    { match: "corrected" },
  ),
  row("players", "withdrawCorrection", ({ match }) => ({ matchId: match, seen: "4" }), {
    match: "own-correction",
  }),
  row(
    "players",
    "addStatement",
    ({ match }) => ({ matchId: match, seen: "3", statement: "One more thing." }),
    {
      match: "contested",
    },
  ),
  row("players", "giveNotice", ({ match }) => ({ matchId: match, seen: "1", ...REASON })),
  row("players", "concede", ({ match }) => ({ matchId: match, seen: "1" })),
  row("players", "reportFound", ({ match }) => ({ matchId: match, seen: "1", ...FOUND }), {
    matchOf: "proposeTimes",
  }),
  row("players", "rejectFound", ({ match }) => ({ matchId: match, seen: "1", ...FOUND }), {
    matchOf: "proposeTimes",
  }),
  // Nothing was found to pick from, so the rules refuse it.
  row("players", "pickFound", ({ match }) => ({ matchId: match, seen: "1", ...FOUND, picks: ["game-1"] }), {
    matchOf: "proposeTimes",
  }),
  row("players", "makeGameLink", ({ match }) => ({ matchId: match, seen: "1", number: "1" }), {
    matchOf: "proposeTimes",
  }),
  row("players", "lookNow", ({ match }) => ({ matchId: match, seen: "1" }), { matchOf: "proposeTimes" }),

  row("staff", "enterResult", ({ org, match }) => ({
    org,
    matchId: match,
    seen: "1",
    source: "paper-slip",
    note: "",
    ...TWO_GAMES,
  })),
  row(
    "director",
    "ruleOnMatch",
    ({ org, match }) => ({ org, matchId: match, seen: "3", result: "home", rule: "1.I", ...REASON }),
    { match: "contested" },
  ),
  row("director", "extendMatch", ({ org, match, later }) => ({
    org,
    matchId: match,
    seen: "1",
    deadline: later,
    ...REASON,
  })),
  row("director", "reopenMatch", ({ org, match, later }) => ({
    org,
    matchId: match,
    seen: "1",
    deadline: later,
    ...REASON,
  })),
  row(
    "director",
    "recordStatement",
    ({ org, match }) => ({ org, matchId: match, seen: "3", side: "home", statement: "He rang." }),
    { match: "contested" },
  ),
  row("director", "voidMatch", ({ org, match }) => ({ org, matchId: match, seen: "1", ...REASON })),
  // It isn't played at a session, so its players choose, and the director is refused.
  row("director", "setWatchingAtSession", ({ org, match }) => ({ org, matchId: match, watching: "on" }), {
    matchOf: "proposeTimes",
  }),

  // No one rated anyone, so there's nothing to leave out.
  row(
    "director",
    "leaveOut",
    ({ org, match }) => ({ org, matchId: match, seen: "1", of: "home", rated: "0", ...REASON }),
    { matchOf: "proposeTimes" },
  ),

  row("signed-in", "register", ({ openDivision, openRules, person }) => ({
    divisionId: openDivision,
    rulePackId: openRules,
    name: person,
    accepted: "yes",
  })),
  row("signed-in", "withdraw", ({ openDivision }) => ({ divisionId: openDivision })),
  row("registered", "acceptSeasonWaiver", (ids) => ({
    ...ofSeason(ids),
    waiverVersion: "1",
    waiverAccepted: "yes",
    signedName: ids.person,
  })),
  row("signed-in", "takeBackLeaving", ({ ownDivision }) => ({ divisionId: ownDivision })),
  row("signed-in", "askToLeave", ({ ownDivision }) => ({ divisionId: ownDivision, note: "Exams." })),
  row("online players", "changeHandle", ({ onlineSeason }) => ({
    seasonId: onlineSeason,
    handle: "matrix-77",
  })),
  row("online players", "makeProofCode", ({ onlineSeason }) => ({ seasonId: onlineSeason })),
  // No code is in a profile, so nothing is proven.
  row("online players", "checkProofCode", ({ onlineSeason }) => ({ seasonId: onlineSeason })),
  row("signed-in", "saveProfile", ({ person }) => ({ name: person, phone: "" })),
  // Someone else's address, so nothing is deleted.
  row("signed-in", "deleteAccount", () => ({ stamp: "none", email: "nobody@lakeside.example" })),
  row("registered", "setOwnName", ({ org }) => ({ org, names: "show" })),
  row("signed-in", "claimRegistrations", () => ({ code: "2345-6789-ABCD" })),
  row("signed-in", "createToken", () => ({ name: "Matrix", scopes: ["read"] })),
  // No one's, so it's told that it doesn't work.
  row("signed-in", "revokeToken", ({ nonce }) => ({ id: nonce })),
  row("signed-in", "renewCalendar", () => ({}), { isPlain: true }),
  row("signed-in", "disconnectCampus", () => ({}), { isPlain: true }),
  row("signed-in", "saveLetterChoices", () => ({ reminders: "usual" })),
  row("signed-in", "savePushChoices", () => ({ kinds: ["times", "ruling"] })),
  row("signed-in", "notifyHere", () => ({
    endpoint: "https://push.example.com/matrix",
    p256dh: "B".repeat(87),
    auth: "a".repeat(22),
  })),
  row("signed-in", "stopNotifyingHere", () => ({ endpoint: "https://push.example.com/matrix" })),
  // The key in the email is what lets its reader in. A wrong one leads to signing in.
  row("anyone", "confirmByEmail", ({ match }) => ({ matchId: match, seen: "2", answer: "2-wrong" }), {
    match: "reported",
  }),
  row("anyone", "switchOff", ({ token }) => ({ token }), { isPlain: true }),
  row("operator", "addOrganization", () => ({
    name: "One more",
    slug: "one-more",
    zone: "America/Chicago",
    email: "first@one-more.example",
  })),
  row("nobody", "setUpSite", () => ({
    name: "The first",
    slug: "the-first",
    zone: "America/Chicago",
    admin: "Ann Ode",
    email: "first@one-more.example",
  })),
  row("admin", "sendTestEmail", ({ org }) => ({ org })),
  row("operator", "tryLettersAgain", ({ letter }) => ({ letterId: letter }), { isPlain: true }),
  row("member", "saveFreeWeek", ({ org }) => ({ org, free: ["1-10", "2-11"] })),
  row("member", "saveFreeDay", ({ org, day }) => ({ org, date: day, hour: ["10"] })),
  row("member", "removeFreeDay", ({ org, day }) => ({ org, date: day })),

  ...DESK_ACTIONS,
];
