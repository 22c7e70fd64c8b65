import type { Door } from "../doors.ts";
import type { Ids } from "../world/id-names.ts";

/** How far a match of the matrix has progressed. */
export type MatchStage =
  | "open"
  | "offered"
  | "agreed"
  | "reported"
  | "contested"
  | "confirmed"
  | "corrected"
  | "own-correction";

/** The fields of a form. A field that occurs several times is a list. */
export type Fields = Readonly<Record<string, string | readonly string[]>>;

/** What's expected of a server action: the roles it lets in, and a form they could send. */
export type ActionRow = {
  readonly name: string;
  readonly door: Door;
  readonly fields: (ids: Ids) => Fields;
  /** How far the form's match has progressed. Each row has its own match. */
  readonly match?: MatchStage;
  /** The action whose match it uses, because it changes nothing there: a round has room for only so many matches. */
  readonly matchOf?: string;
  /** The action gets only the form, without the form's previous state. */
  readonly isPlain?: true;
};

const row = (
  door: Door,
  name: string,
  fields: ActionRow["fields"],
  rest: Pick<ActionRow, "match" | "matchOf" | "isPlain"> = {},
): ActionRow => ({ name, door, fields, ...rest });

const REASON = { reason: "The matrix asks." };
const ofSeason = ({ org, season }: Ids) => ({ org, season });
const ofDivision = ({ org, season, division }: Ids) => ({ org, season, division });
const ofForfeits = (ids: Ids) => ({ ...ofDivision(ids), stage: "1", round: "1", stamp: ids.stamp });
const ofEntry = (ids: Ids) => ({ ...ofDivision(ids), entryId: ids.entry });
const ofVenue = ({ org, venue }: Ids) => ({ org, venue });
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
    ({ match }) => ({ matchId: match, seen: "3", statement: "No one came there." }),
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

  row("staff", "checkOutThing", ({ org, label, borrower, later }) => ({
    org,
    label,
    borrower,
    idKind: "passport",
    idLast4: "1234",
    due: later,
  })),
  row("staff", "checkInThing", ({ org, checkout }) => ({ org, checkoutId: checkout })),

  row("admin", "editOrganization", ({ org }) => ({
    org,
    name: "Edited",
    office: "Office 1",
    contactEmail: "office@home.example",
  })),
  row("admin", "editCampusSignIn", ({ org }) => ({ org, metadataUrl: "", metadata: "<x/>", others: "open" })),
  row("admin", "endCampusSignIn", ({ org }) => ({ org })),
  row("admin", "editCampusGroups", ({ org }) => ({ org, names: "student", days: "180" })),
  row("admin", "saveRetention", ({ org }) => ({
    org,
    emails: "90",
    origins: "30",
    log: "",
    photos: "",
    contacts: "",
  })),
  row("admin", "changeTimeZone", ({ org }) => ({ org, zone: "America/Denver" })),
  row("admin", "grantRole", ({ org }) => ({ org, email: "newcomer@home.example", role: "staff" })),
  row("admin", "nameStandIn", ({ org, member, soon, later }) => ({
    org,
    director: member,
    email: "standin@campus.example",
    name: "",
    from: soon,
    until: later,
  })),
  row("admin", "createOrganizationToken", ({ org }) => ({ org, name: "Matrix", scopes: ["read"] })),
  row("admin", "revokeOfOrganization", ({ org, apiToken }) => ({ org, id: apiToken })),
  row("admin", "createWebhook", ({ org }) => ({ org, url: "https://hook.lakeside.example/rookery" })),
  row("admin", "makeWebhookSecret", ({ org, webhook }) => ({ org, id: webhook, stamp: "none" })),
  row("admin", "sendAgain", ({ org, message }) => ({ org, id: message })),
  row("admin", "removeWebhook", ({ org, webhook }) => ({ org, id: webhook })),
  row("admin", "endStandIn", ({ org, standIn }) => ({ org, id: standIn })),
  row("admin", "revokeRole", ({ org, member }) => ({ org, userId: member, role: "staff" })),

  row("director", "createVenue", ({ org }) => ({ org, name: "Annex", slug: "annex" })),
  row("director", "saveWhereabouts", (ids) => ({
    ...ofVenue(ids),
    seen: "",
    address: "1 Campus Way",
    directions: "",
  })),
  row("director", "saveVenueHours", (ids) => ({
    ...ofVenue(ids),
    "opens-1-0": "09:00",
    "closes-1-0": "17:00",
  })),
  row("director", "addException", (ids) => ({
    ...ofVenue(ids),
    from: ids.day,
    until: "",
    opensAt: "",
    closesAt: "",
    reason: "Snow",
  })),
  row("director", "removeException", (ids) => ({ ...ofVenue(ids), id: ids.exception })),
  row("director", "addStock", (ids) => ({ ...ofVenue(ids), kind: "board", label: "Set 99" })),
  row("director", "retireStock", (ids) => ({ ...ofVenue(ids), picks: ids.table })),
  row("director", "nameOwnStandIn", ({ org, soon, later }) => ({
    org,
    email: "standin@campus.example",
    name: "",
    from: soon,
    until: later,
  })),
  row("director", "endOwnStandIn", ({ org, standIn }) => ({ org, id: standIn })),
  row("director", "addBreak", (ids) => ({
    ...ofSeason(ids),
    name: "Thanksgiving",
    from: ids.day,
    until: ids.day,
  })),
  row("director", "removeBreak", (ids) => ({ ...ofSeason(ids), id: ids.break })),
  row("director", "confirmClosure", ({ org, venue, day, stamp }) => ({
    org,
    venue,
    from: `${day}T06:00`,
    until: `${day}T20:00`,
    days: "1",
    next: "stay",
    reason: "Snow",
    seen: stamp,
  })),
  row("director", "endClosure", ({ org, closure }) => ({ org, id: closure })),
  row("director", "chooseSeasonVenue", ({ org, season, venue }) => ({ org, season, venue })),

  row("director", "setSpots", (ids) => ({ ...ofDivision(ids), places: "40" })),
  row("director", "enterLate", (ids) => ofEntry(ids)),
  row("director", "addPlayer", (ids) => ({ ...ofDivision(ids), name: "Gus Guest", email: "" })),
  row("director", "giveClaimCode", (ids) => ofEntry(ids)),
  row("director", "correctPlayerName", (ids) => ({ ...ofEntry(ids), name: "Amara Osei" })),
  row("director", "correctPlayerEmail", (ids) => ({ ...ofEntry(ids), email: "corrected@home.example" })),
  row("director", "moveToDivision", (ids) => ({ ...ofEntry(ids), to: ids.ownDivision })),
  row("director", "keepPlayer", (ids) => ({ ...ofEntry(ids), forfeits: "3", ...REASON })),
  row("director", "countForfeitAgain", (ids) => ({ ...ofEntry(ids), matchId: ids.match, ...REASON })),
  row("director", "forgiveForfeit", (ids) => ({ ...ofEntry(ids), matchId: ids.match, ...REASON })),
  row("director", "declineLeaving", (ids) => ({ ...ofEntry(ids), ...REASON })),
  row("director", "letGo", (ids) => ({ ...ofEntry(ids), stamp: ids.stamp, by: "asked", ...REASON })),
  row("director", "writeLetter", (ids) => ({
    ...ofDivision(ids),
    to: "everybody",
    subject: "Hello",
    words: "Good luck.",
    nonce: ids.nonce,
    step: "send",
  })),
  row("director", "extendRound", (ids) => ({
    ...ofDivision(ids),
    stage: "1",
    round: "1",
    deadline: ids.later,
    ...REASON,
  })),
  row("director", "declareForfeits", (ids) => ofForfeits(ids)),
  row("director", "extendHeldForfeits", (ids) => ({ ...ofForfeits(ids), deadline: ids.later, ...REASON })),
  row("director", "undoForfeits", (ids) => ({ ...ofForfeits(ids), deadline: ids.later, ...REASON })),
  row("director", "moveSession", (ids) => ({
    ...ofDivision(ids),
    stage: "1",
    round: "1",
    session: ids.later,
    sessionPlace: "Hall",
  })),
  row("director", "publishPlayoff", (ids) => ({ ...ofDivision(ids), firstDay: ids.day })),
  row("director", "takeShape", (ids) => ({ ...ofSeason(ids), madeFrom: "1", shape: "round-robin:2" })),
  row("director", "changeRules", (ids) => ({ ...ofSeason(ids), madeFrom: "1" })),
  row("director", "importFromFile", ({ org, openSeason }) => ({
    org,
    season: openSeason,
    csv: "name,email\nIda Import,ida@home.example",
    confirmed: "yes",
  })),
  row("director", "saveEligibilityList", (ids) => ({
    ...ofSeason(ids),
    madeFrom: "0",
    mode: "replace",
    csv: "email,valid until\nida@home.example,2027-05-15",
  })),
  row("director", "removeEligibilityList", (ids) => ({ ...ofSeason(ids), madeFrom: "1" })),
  row("director", "chooseSeasonGroups", (ids) => ({ ...ofSeason(ids), madeFrom: "0", groups: "" })),
  row("director", "grantListException", (ids) => ({
    ...ofSeason(ids),
    email: "ida@home.example",
    ...REASON,
  })),
  row("director", "endListException", (ids) => ({ ...ofSeason(ids), id: ids.listException })),
  row("director", "placeRegistrationHold", (ids) => ({
    ...ofSeason(ids),
    email: "ida@home.example",
    kind: "unpaid",
  })),
  row("director", "liftRegistrationHold", (ids) => ({ ...ofSeason(ids), id: ids.registrationHold })),
  row("director", "letPlayerPlay", (ids) => ({ ...ofEntry(ids), refusal: "not-on-list", ...REASON })),
  row("director", "saveSeasonWaiver", (ids) => ({
    ...ofSeason(ids),
    madeFrom: "1",
    text: "At my own risk.",
  })),
  row("director", "removeSeasonWaiver", (ids) => ({ ...ofSeason(ids), madeFrom: "1" })),
  row("director", "recordPaperWaiver", (ids) => ({
    ...ofSeason(ids),
    userId: ids.borrower,
    madeFrom: "1",
    signedName: "Ida Import",
    note: "In the folder.",
  })),
  row("director", "removePaperWaiver", (ids) => ({ ...ofSeason(ids), id: ids.paper })),
  row("director", "saveSeasonFee", (ids) => ({
    ...ofSeason(ids),
    madeFrom: "0",
    name: "Pass",
    amount: "25",
    due: "registration",
  })),
  row("director", "removeSeasonFee", (ids) => ({ ...ofSeason(ids), madeFrom: "0" })),
  row("director", "markPlayerFee", (ids) => ({
    ...ofSeason(ids),
    userId: ids.borrower,
    kind: "paid",
    seen: "0",
  })),
  row("director", "correctPlayerCampusId", (ids) => ({ ...ofEntry(ids), campusId: "A123456" })),
  row("director", "publishSchedule", ({ org, openSeason, openDivisionSlug, day }) => ({
    org,
    season: openSeason,
    division: openDivisionSlug,
    firstDay: day,
  })),
  row("director", "createSeason", ({ org, day }) => ({
    org,
    preset: "depaul",
    name: "Made",
    slug: "made",
    startsOn: day,
    venue: "Hall",
    "division-1-name": "Open",
  })),
  row("director", "editSeason", ({ org, draftSeason, day }) => ({
    org,
    season: draftSeason,
    name: "Edited",
    slug: "edited",
    startsOn: day,
  })),
  row("director", "addDivision", ({ org, draftSeason }) => ({
    org,
    season: draftSeason,
    name: "New",
    publicNames: "full",
  })),
  row("director", "editDivision", (ids) => ({
    ...ofDivision(ids),
    name: "Open",
    slug: "open",
    publicNames: "full",
  })),
  row("director", "setPlayerName", ({ org, entry }) => ({ org, entryId: entry, names: "show" })),
  row("director", "removeDivision", (ids) => ofDivision(ids)),
  row("director", "deleteDraftSeason", ({ org, draftSeason }) => ({ org, season: draftSeason, sure: "yes" })),
  row("director", "copyToNextTerm", (ids) => ({
    ...ofSeason(ids),
    name: "Copy",
    slug: "copy",
    startsOn: ids.day,
  })),
  row("director", "openRegistration", ({ org, draftSeason }) => ({ org, season: draftSeason })),
  row("director", "closeRegistration", ({ org, draftSeason }) => ({ org, season: draftSeason })),
  row("director", "finishSeason", ({ org, draftSeason }) => ({ org, season: draftSeason })),
  row("director", "archive", ({ org, draftSeason }) => ({ org, season: draftSeason })),
  row("director", "unarchive", ({ org, draftSeason }) => ({ org, season: draftSeason })),
];
