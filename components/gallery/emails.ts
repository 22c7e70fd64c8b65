import { signInLetter } from "@/lib/auth/letters/sign-in";
import { accountConnectedLetter } from "@/lib/campus/letters/account-connected";
import { accountDisconnectedLetter } from "@/lib/campus/letters/account-disconnected";
import { accountDeletedLetter, goodbyeLetter } from "@/lib/erasure/letters/account-deleted";
import { directorLetters } from "@/lib/mail/letters/director-letter";
import type { LetterFacts } from "@/lib/mail/letters/facts";
import { FACTS } from "@/lib/mail/testing/sample-facts";
import { changedAddressLetter } from "@/lib/match/letters/changed-address";
import { claimedMatchLetter } from "@/lib/match/letters/claimed-match";
import { escalatedLetter } from "@/lib/match/letters/escalated";
import { lettersFor } from "@/lib/match/letters/for-event";
import { heldForfeitsLetter } from "@/lib/match/letters/held-forfeits";
import { undecidableToAdmin, undecidableToDirector } from "@/lib/match/letters/undecidable";
import { DEADLINE, REPORTED, stateAfter } from "@/lib/match/testing/sample-match";
import { foundLateLetters } from "@/lib/online/letters/found-late-letters";
import { foundLetters } from "@/lib/online/letters/found-letters";
import { lostNameLetter } from "@/lib/online/letters/lost-name-letter";
import { searchOfGames } from "@/lib/online/testing/sample-search";
import { siteGame } from "@/lib/online/testing/site-games";
import { claimedLetter } from "@/lib/people/letters/claimed";
import { newAddressLetter, oldAddressLetter } from "@/lib/people/letters/email-corrected";
import { roleGrantedLetter } from "@/lib/people/letters/role-granted";
import { standInEndedLetter, standInLetter, standInNamedLetter } from "@/lib/people/letters/stand-in";
import { rulesChangedLetters } from "@/lib/season/letters/rules-changed";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { changedSettings } from "@/lib/season/rules/settings/changed-settings";
import { testEmailLetter } from "@/lib/set-up/letters/test-email";
import { addHours } from "@/lib/shared/instant";
import { makeNoEmail } from "@/lib/shared/no-email";
import { pairingLetter, pairingLetters } from "@/lib/stages/letters/for-round";
import { lateFinalLetters } from "@/lib/stages/letters/late-final";
import { overdueKey, overdueLetter } from "@/lib/venue/letters/overdue";
import { closureEmails } from "./closure-emails";
import { AT, ORGANIZATION, RENATA, WHERE } from "./email-facts";
import type { EmailSample } from "./email-sample";
import { entryEmails } from "./entry-emails";
import { matchEmails } from "./match-emails";
import { digestEmails, reminderEmails } from "./reminder-emails";

const FOUND_MATCH = searchOfGames([siteGame()]);
const CORRECTED = {
  appUrl: FACTS.appUrl,
  organization: ORGANIZATION,
  directorName: "Renata Kovács",
  player: FACTS.away,
  at: AT,
};
const TO_GUEST: LetterFacts = { ...FACTS, away: { ...FACTS.away, email: makeNoEmail("7") } };
const ONLINE: LetterFacts = {
  ...FACTS,
  rules: { ...DEPAUL, venue: TEXAS_STATE.venue },
  home: { ...FACTS.home, handle: "amara_plays" },
  away: { ...FACTS.away, handle: null },
};
const FINAL: LetterFacts = { ...FACTS, round: { format: "knockout", number: 2, of: 2, match: 1 } };

/** Every email that Rookery sends. The test beside it knows when one is missing. */
export function listEmails(): readonly EmailSample[] {
  return [
    { of: "signInLetter", why: "sign in", letters: [signInLetter(SIGN_IN)] },
    ...[ORGANIZATION, null].map((organization) => ({
      of: "accountConnectedLetter",
      why: organization ? "connects a campus account" : "connects an account of the site’s provider",
      letters: [
        accountConnectedLetter({
          appUrl: FACTS.appUrl,
          accountId: "a1",
          account: organization ? "Lakeside Chess campus account" : "Example University account",
          organization,
          to: FACTS.home,
        }),
      ],
    })),
    {
      of: "accountDisconnectedLetter",
      why: "an organization changes its campus sign-in",
      letters: [
        accountDisconnectedLetter({
          appUrl: FACTS.appUrl,
          accountId: "a1",
          account: "Lakeside Chess campus account",
          organization: ORGANIZATION,
          to: FACTS.home,
        }),
      ],
    },
    ...entryEmails(),
    { of: "pairingLetters", why: "a round opens", letters: pairingLetters(FACTS, DEADLINE) },
    {
      of: "pairingLetter",
      why: "a round opens, played online",
      letters: [pairingLetter("home", ONLINE, DEADLINE)],
    },
    ...matchEmails().map(({ of, letters }) => ({ of: "lettersFor", why: of, letters })),
    {
      of: "lettersFor",
      why: "ResultReported, the opponent has no email",
      letters: lettersFor(REPORTED, 4, stateAfter(REPORTED), TO_GUEST, AT),
    },
    ...reminderEmails(),
    ...digestEmails(),
    ...staffEmails(),
    {
      of: "rulesChangedLetters",
      why: "the rules change",
      letters: rulesChangedLetters({ ...WHERE, version: 2, changes: changedSettings(DEPAUL, TEXAS_STATE) }, [
        FACTS.home,
      ]),
    },
    {
      of: "lostNameLetter",
      why: "a username is another player’s account",
      letters: [
        lostNameLetter({
          appUrl: FACTS.appUrl,
          organization: ORGANIZATION,
          season: { id: "s1", name: FACTS.season.name },
          site: "Chess.com",
          handle: "TheoTheRook",
          to: FACTS.away,
          at: AT,
        }),
      ],
    },
    {
      of: "oldAddressLetter",
      why: "an email is corrected",
      letters: [oldAddressLetter({ ...CORRECTED, from: "amra@lakeside.example" })],
    },
    {
      of: "newAddressLetter",
      why: "an email is corrected",
      letters: [newAddressLetter({ ...CORRECTED, to: FACTS.away.email })],
    },
    {
      of: "changedAddressLetter",
      why: "an opponent’s email is corrected",
      letters: [changedAddressLetter({ side: "away", facts: FACTS, at: AT })],
    },
    {
      of: "claimedMatchLetter",
      why: "no time yet",
      letters: [claimedMatchLetter({ side: "away", facts: FACTS, hasTime: false, at: AT })],
    },
    {
      of: "claimedMatchLetter",
      why: "the league set a time",
      letters: [claimedMatchLetter({ side: "away", facts: FACTS, hasTime: true, at: AT })],
    },
    {
      of: "claimedLetter",
      why: "the office had a wrong address",
      letters: [
        claimedLetter({
          appUrl: FACTS.appUrl,
          organization: ORGANIZATION,
          player: { ...FACTS.away, email: "teo@lakeside.example" },
        }),
      ],
    },
    {
      of: "roleGrantedLetter",
      why: "a new director",
      letters: [
        roleGrantedLetter({
          appUrl: FACTS.appUrl,
          key: "role",
          role: "director",
          by: "Walter Abara",
          organization: ORGANIZATION,
          to: RENATA,
        }),
      ],
    },
    {
      of: "testEmailLetter",
      why: "an admin sets a site up",
      letters: [
        testEmailLetter({ appUrl: FACTS.appUrl, key: "test", organization: ORGANIZATION, to: RENATA }),
      ],
    },
    { of: "overdueLetter", why: "a board is overdue", letters: [overdueLetter(OVERDUE)] },
    ...[true, false].map((isDirector) => ({
      of: "escalatedLetter",
      why: isDirector ? "to an admin who's a director" : "to an admin",
      letters: [
        escalatedLetter({ ...RENATA, isDirector }, FACTS, { seq: 4, since: addHours(AT, -80), at: AT }),
      ],
    })),
    {
      of: "undecidableToAdmin",
      why: "the only director plays in the case",
      letters: [
        undecidableToAdmin(
          RENATA,
          { ...FACTS, directors: [FACTS.away] },
          { seq: 4, since: addHours(AT, -1), at: AT },
        ),
      ],
    },
    {
      of: "undecidableToDirector",
      why: "to the only director, who plays in the case",
      letters: [undecidableToDirector(FACTS.away, FACTS, { seq: 4, since: addHours(AT, -1), at: AT })],
    },
    { of: "standInLetter", why: "stands in for a director", letters: [standInLetter(STAND_IN)] },
    { of: "standInNamedLetter", why: "an admin named them", letters: [standInNamedLetter(STAND_IN)] },
    { of: "standInEndedLetter", why: "ended early", letters: [standInEndedLetter(STAND_IN)] },
    {
      of: "foundLetters",
      why: "a match found on its site",
      letters: FOUND_MATCH.find ? foundLetters(FOUND_MATCH.find, FOUND_MATCH.standsAt, ONLINE, AT) : [],
    },
    {
      of: "foundLateLetters",
      why: "found after the double forfeit",
      letters: FOUND_MATCH.find ? foundLateLetters(FOUND_MATCH.find, ONLINE, AT) : [],
    },
    {
      of: "accountDeletedLetter",
      why: "a player left for good",
      letters: [accountDeletedLetter({ ...WHERE, userId: "u7", entries: DELETED_ENTRIES, to: RENATA })],
    },
    {
      of: "goodbyeLetter",
      why: "the last one",
      letters: [
        goodbyeLetter({
          appUrl: WHERE.appUrl,
          email: FACTS.home.email,
          hasResults: true,
          offices: [FACTS.organization],
        }),
      ],
    },
    ...closureEmails(),
  ];
}

const SIGN_IN = {
  appUrl: FACTS.appUrl,
  link: `${FACTS.appUrl}sign-in/confirm?token=4b1f`,
  email: "amara@lakeside.example",
  minutes: 15,
};

const OVERDUE = {
  appUrl: FACTS.appUrl,
  key: overdueKey("c1"),
  label: "Board 7",
  place: "Rec center",
  dueAt: addHours(AT, -2),
  now: AT,
  organization: ORGANIZATION,
  to: FACTS.home,
};

const STAND_IN = {
  ...WHERE,
  id: "s1",
  director: RENATA,
  standIn: FACTS.home,
  from: AT,
  until: addHours(AT, 7 * 24),
  at: AT,
};

const DELETED_PLAN = {
  settled: 4,
  of: 6,
  isAnnulled: false,
  matchesToClose: ["m1", "m2"].map((id) => ({
    id,
    side: "home" as const,
    opponentId: "e2",
    status: "open" as const,
    slot: FACTS.round,
    becomes: "forfeit" as const,
  })),
  lostByBoth: [],
};

const DELETED_ENTRIES = [
  {
    label: "Player\u00a07",
    season: FACTS.season.name,
    division: FACTS.division.name,
    leaving: { plan: DELETED_PLAN, annulBelowPercent: 50 },
  },
];

function staffEmails(): readonly EmailSample[] {
  const words = "The hall is closed on Saturday.\nPlay on Monday instead.";
  return [
    {
      of: "directorLetters",
      why: "a director writes",
      letters: directorLetters(
        { ...WHERE, director: RENATA },
        { subject: "No play on Saturday", words, nonce: "n1" },
        [FACTS.home],
      ),
    },
    {
      of: "lateFinalLetters",
      why: "a final that wasn't known by its session",
      letters: lateFinalLetters(FINAL, { deadlineAt: DEADLINE, sessionAt: AT }, AT),
    },
    {
      of: "heldForfeitsLetter",
      why: "many double forfeits at once",
      letters: [heldForfeitsLetter(RENATA, { ...WHERE, count: 12, at: AT })],
    },
  ];
}
