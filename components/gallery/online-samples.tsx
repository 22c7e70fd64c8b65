import type { Search } from "@/lib/online/store/searches";
import { searchOfGames } from "@/lib/online/testing/sample-search";
import { siteGame, slowGame } from "@/lib/online/testing/site-games";
import { foundView } from "@/lib/online/view/found-view";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { MatchSheet } from "../match/match-sheet";
import { SitesAway } from "../online/sites-away";
import { sceneAfter } from "./match-scenes";
import type { Sample } from "./sample";

type FoundProps = { readonly search: Search; readonly rules?: RulePack; readonly isProven?: boolean };

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

function FoundMatch({ search, rules = TEXAS_STATE, isProven = false }: FoundProps) {
  const scene = sceneAfter([], { rules, now: "2026-11-20T20:45:00.000Z" });
  const home = { ...scene.home, handle: "amara_plays", isProven };
  const away = { ...scene.away, handle: "TheoTheRook" };
  const online = { ...scene, home, away, opponent: away };
  return <MatchSheet scene={online} found={foundView(search, online)} />;
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
