import type { KeptChallenge } from "@/lib/online/rules/challenge";
import type { Search } from "@/lib/online/store/searches";
import { searchOfGames } from "@/lib/online/testing/sample-search";
import { siteGame, slowGame } from "@/lib/online/testing/site-games";
import { challengeView } from "@/lib/online/view/challenge-view";
import { foundView } from "@/lib/online/view/found-view";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { MatchSheet } from "../match/match-sheet";
import { SitesAway } from "../online/sites-away";
import { sceneAfter } from "./match-scenes";
import type { Sample } from "./sample";

type FoundProps = {
  readonly search: Search;
  readonly rules?: RulePack;
  readonly isProven?: boolean;
  readonly challenges?: readonly KeptChallenge[];
};

/** What the league found of an online match. */
const FOUND: readonly { readonly why: string; readonly search: Search }[] = [
  { why: "a match found on its site", search: searchOfGames([siteGame()]) },
  {
    why: "a match found that ran out of time",
    search: searchOfGames([siteGame({ id: "early", end: { kind: "aborted" } }), slowGame(300)]),
  },
  {
    why: "two games that could be the match",
    search: searchOfGames([siteGame(), siteGame({ startedAt: "2026-11-20T19:30:00.000Z" })]),
  },
  {
    why: "a match found, and a warm-up that a player can pick instead",
    search: searchOfGames(
      [siteGame(), siteGame({ startedAt: "2026-11-20T19:30:00.000Z" })],
      {},
      TEXAS_STATE,
      "2026-11-20T19:30:00.000Z",
    ),
  },
  {
    why: "a game with the wrong colors",
    search: searchOfGames([siteGame({ white: "TheoTheRook", black: "amara_plays" })]),
  },
  {
    why: "a found match that a player says isn’t theirs",
    search: searchOfGames([siteGame()], {
      rejected: { by: "away", at: "2026-11-20T20:40:00.000Z", statement: "That was practice." },
      standsAt: null,
    }),
  },
  { why: "nothing found", search: searchOfGames([]) },
  { why: "the site is away", search: searchOfGames([], { answer: "site-away" }) },
];

/** Texas State with usernames that have to be proven. */
const PROVEN: RulePack = {
  ...TEXAS_STATE,
  venue: { kind: "online", site: "lichess", rated: "casual", provenNames: true, foundHours: 48 },
};

/** A best of three without a clock in its rules. */
const THREE_GAMES: RulePack = {
  ...PROVEN,
  match: { ...TEXAS_STATE.match, bestOf: 3 },
  clock: { ...TEXAS_STATE.clock, minutesPerMatch: null },
};

const gameLink = (number: number): KeptChallenge => ({
  number,
  white: number === 1 ? "home" : "away",
  siteId: `game${number}`,
  url: `https://lichess.org/game${number}`,
  expiresAt: "2026-11-23T05:59:00.000Z",
});

function FoundMatch({ search, rules = TEXAS_STATE, isProven = false, challenges = [] }: FoundProps) {
  const scene = sceneAfter([], { rules, now: "2026-11-20T20:45:00.000Z" });
  const home = { ...scene.home, handle: "amara_plays", isProven };
  const away = { ...scene.away, handle: "TheoTheRook" };
  const online = { ...scene, home, away, opponent: away };
  return (
    <MatchSheet
      scene={online}
      found={foundView(search, online)}
      challenge={challengeView(challenges, search, online, true)}
    />
  );
}

export const ONLINE_SAMPLES: readonly Sample[] = [
  ...FOUND.map(({ why, search }) => ({
    of: "MatchSheet",
    why,
    show: () => <FoundMatch search={search} />,
  })),
  {
    of: "MatchSheet",
    why: "usernames have to be proven first",
    show: () => <FoundMatch search={searchOfGames([])} rules={PROVEN} />,
  },
  {
    of: "MatchSheet",
    why: "the opponent has to prove a username first",
    show: () => <FoundMatch search={searchOfGames([])} rules={PROVEN} isProven />,
  },
  {
    of: "MatchSheet",
    why: "a game that’s set up on Lichess, and one whose colors are by lot",
    show: () => (
      <FoundMatch
        search={searchOfGames([])}
        rules={THREE_GAMES}
        challenges={[gameLink(1), gameLink(2)]}
        isProven
      />
    ),
  },
  {
    of: "SitesAway",
    why: "one site",
    show: () => (
      <SitesAway
        sites={[
          {
            site: "chess.com",
            since: "2026-11-20T18:00:00.000Z",
            error: "It answered with 503.",
            until: "2026-11-20T20:00:00.000Z",
          },
        ]}
      />
    ),
  },
];
