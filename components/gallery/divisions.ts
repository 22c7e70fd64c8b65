import type { MatchEvent } from "@/lib/match/rules/events";
import { foldMatch } from "@/lib/match/rules/evolve";
import { bothLose, type MatchOutcome, wonBy } from "@/lib/match/rules/outcome";
import { projectMatch } from "@/lib/match/rules/project";
import { publicName } from "@/lib/people/words/public-name";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { SESSION_KNOCKOUT } from "@/lib/season/rules/presets/session-knockout";
import type { SeasonFacts } from "@/lib/season/store/seasons";
import { addHours, type Instant } from "@/lib/shared/instant";
import { seedOrder } from "@/lib/stages/knockout/knockout";
import { roundRobinRounds } from "@/lib/stages/round-robin/round-robin";
import type { PublicDivision, PublicMatch, RoundView } from "@/lib/standings/store/divisions";
import { playerNames } from "./names";

/** The Wednesday of Round 4. */
export const NOW: Instant = "2026-11-18T18:00:00.000Z";
const FIRST_MONDAY: Instant = "2026-10-26T05:00:00.000Z";
const WEEK = 7 * 24;

const DIVISION = { id: "d1", slug: "open", name: "Open", underAge: null, publicNames: null, capacity: 40 };

export const SEASON: SeasonFacts = {
  id: "s1",
  slug: "fall-2026",
  name: "Fall 2026",
  status: "running",
  startsOn: "2026-10-26",
  registrationClosesOn: null,
  organization: {
    id: "o1",
    slug: "lakeside",
    name: "Lakeside Campus Recreation",
    timeZone: "America/Chicago",
    office: "Office 114",
    contactEmail: "intramurals@lakeside.example",
  },
  divisions: [DIVISION, { ...DIVISION, id: "d2", slug: "beginners", name: "Beginners", capacity: 8 }],
  isPublished: true,
  rules: DEPAUL,
  rulePackId: "r1",
  rulesVersion: 1,
  venueId: null,
  breaks: [],
};

export const PLAYOFF_RULES: SeasonFacts["rules"] = {
  ...DEPAUL,
  stages: [
    { format: "round-robin", cycles: 1 },
    ...SESSION_KNOCKOUT.stages.map((stage) => ({ ...stage, seeding: "standings" as const, qualifiers: 4 })),
  ],
};

/** The same division with a playoff that asks for half of the points and no forfeit. */
export function withConditions(view: PublicDivision): PublicDivision {
  const rules = {
    ...PLAYOFF_RULES,
    playoff: { leastPercent: 50, leastSportsmanship: null, afterForfeit: "stays-out" } as const,
  };
  return { ...view, season: { ...view.season, rules } };
}

/** A division before its first round. */
export function waitingDivision(players: number, status: SeasonFacts["status"]): PublicDivision {
  return { season: { ...SEASON, status }, division: DIVISION, entries: entriesOf(players), rounds: [] };
}

/** A round robin with this many matches of every round decided. Wins, draws, and forfeits alternate. */
export function roundRobinDivision(players: number, over: number): PublicDivision {
  const entries = entriesOf(players);
  const stage = {
    id: "st1",
    position: 1,
    format: "round-robin",
    seeds: [],
    thirdPlace: false,
    groups: [],
  } as const;
  const rounds = roundRobinRounds(players, 1).map((pairings, index): RoundView => {
    const deadlineAt = addHours(FIRST_MONDAY, (index + 1) * WEEK - 1);
    return {
      ...roundOf(index + 1, stage, deadlineAt),
      matches: pairings.map(({ white, black }, index) =>
        matchOf(
          `m${index + 1}-${index + 1}`,
          index + 1,
          [`e${white}`, `e${black}`],
          deadlineAt,
          index < over ? outcomeOf(index + index) : null,
        ),
      ),
    };
  });
  return { season: SEASON, division: DIVISION, entries, rounds };
}

/** Four players who drew all their matches: lots seeded the second and the third of them into a final. */
export function drawnByLot(): PublicDivision {
  const open = roundRobinDivision(4, 0);
  const stages = PLAYOFF_RULES.stages.map((stage) =>
    "qualifiers" in stage ? { ...stage, qualifiers: 2 } : stage,
  );
  const rounds = open.rounds.map((round) => ({
    ...round,
    matches: round.matches.map((match) => ({ ...match, ...DRAWN })),
  }));
  const [first] = rounds;
  if (!first) throw new Error("Four players have rounds");
  const seeds = open.entries.slice(1, 3).map(({ id }) => id);
  const stage = { ...first.stage, id: "st2", position: 2, format: "knockout" as const, seeds };
  return {
    ...open,
    season: { ...open.season, rules: { ...PLAYOFF_RULES, stages } },
    rounds: [...rounds, { ...first, id: "final", matches: [], stage }],
  };
}

const DRAWN = { status: "final", homeResult: "draw", awayResult: "draw", decidedBy: "agreed" } as const;

/** A knockout after this many rounds. The better seed always wins. */
export function knockoutDivision(over: number, rounds = 3): PublicDivision {
  const entries = entriesOf(2 ** rounds);
  const seeds = entries.map(({ id }) => id);
  const stage = { id: "st1", position: 1, format: "knockout", seeds, thirdPlace: false, groups: [] } as const;
  const made: RoundView[] = [];
  let left = seedOrder(rounds).map((seed) => seeds[seed - 1] ?? "");
  for (let number = 1; number <= rounds; number++) {
    const deadlineAt = addHours(FIRST_MONDAY, number * WEEK - 1);
    const isDrawn = number <= over + 1;
    const pairs = left.flatMap((home, index) =>
      index % 2 === 0 ? [[home, left[index + 1] ?? ""] as const] : [],
    );
    const matches = pairs.map((pair, index) =>
      matchOf(`k${number}-${index + 1}`, index + 1, pair, deadlineAt, number <= over ? HOME_WINS : null),
    );
    made.push({ ...roundOf(number, stage, deadlineAt), matches: isDrawn ? matches : [] });
    left = pairs.map(([home]) => home);
  }
  return { season: { ...SEASON, rules: SESSION_KNOCKOUT }, division: DIVISION, entries, rounds: made };
}

const HOME_WINS = wonBy("home", "agreed", { home: 2, away: 1 });

const OUTCOMES: readonly MatchOutcome[] = [
  HOME_WINS,
  wonBy("away", "agreed", { home: 0, away: 2 }),
  wonBy("home", "forfeit", null),
  wonBy("home", "ruling", { home: 2, away: 0 }),
  wonBy("away", "agreed", { home: 1, away: 2 }),
  bothLose("double-forfeit"),
  wonBy("away", "default", null),
];

function outcomeOf(turn: number): MatchOutcome {
  return OUTCOMES[turn % OUTCOMES.length] ?? HOME_WINS;
}

function entriesOf(players: number) {
  return playerNames(players).map((name, index) => ({
    id: `e${index}`,
    name: publicName({ name, number: index + 1 }, "full"),
    isFullName: true,
    hasLeft: players > 4 && index === 4,
  }));
}

function roundOf(number: number, stage: RoundView["stage"], deadlineAt: Instant) {
  const opensAt = addHours(deadlineAt, 1 - WEEK);
  return {
    id: `${stage.id}-r${number}`,
    stage,
    number,
    opensAt,
    deadlineAt,
    sessionAt: null,
    sessionPlace: null,
    rules: SEASON.rules,
    stamp: "s",
  };
}

function matchOf(
  id: string,
  number: number,
  [homeEntryId, awayEntryId]: readonly [string, string],
  deadlineAt: Instant,
  outcome: MatchOutcome | null,
): PublicMatch {
  const paired: MatchEvent = { type: "MatchPaired", deadlineAt };
  const ruled: readonly MatchEvent[] = outcome
    ? [{ type: "Ruled", outcome, reason: "As they said", rule: "Rule 1.II" }]
    : [];
  const decidedBy = outcome?.decidedBy ?? null;
  const projection = { ...projectMatch(foldMatch([paired, ...ruled])), decidedBy };
  return { ...projection, id, number, homeEntryId, awayEntryId };
}

/** A round robin of 200 players, made once: it has almost 20,000 matches. */
export const CROWD = roundRobinDivision(200, 3);
