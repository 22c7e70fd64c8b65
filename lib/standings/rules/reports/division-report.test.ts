import { describe, expect, test } from "vitest";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { SESSION_KNOCKOUT } from "@/lib/season/rules/presets/session-knockout";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { bergerRounds } from "@/lib/stages/round-robin/berger";
import { resultsOf } from "../../testing/results";
import { rankEntries } from "../rank-entries";
import {
  divisionReport,
  inStartingOrder,
  type ReportedDivision,
  type ReportedEntry,
} from "./division-report";
import { makeTrf } from "./trf";

const NAMES = ["Amara", "Bela", "Chen", "Dana", "Emil"];

function entries(count: number): readonly ReportedEntry[] {
  return NAMES.slice(0, count)
    .map((name, index) => ({ id: name.charAt(0).toLowerCase(), name, seed: index + 1, annulled: false }))
    .toReversed();
}

/** A round from lines like "a 2-0 b"; the days are a week apart. */
function round(number: number, ...lines: string[]) {
  const day = String(7 * number + 9).padStart(2, "0");
  return {
    opensOn: `2026-10-${day}`,
    closesOn: `2026-10-${day}`,
    matches: resultsOf(...lines).map((match, index) => ({ ...match, number: index + 1 })),
  };
}

function division(facts: Partial<ReportedDivision> & Pick<ReportedDivision, "stages">): ReportedDivision {
  const rules: RulePack = facts.rules ?? DEPAUL;
  const all = facts.entries ?? entries(4);
  const robin = facts.stages.find(({ format }) => format === "round-robin");
  const results = robin?.rounds.flatMap(({ matches }) =>
    matches.map((match) => ({ ...match, round: 1, blacks: null, captured: null })),
  );
  const table = results
    ? rankEntries(
        all.filter(({ annulled }) => !annulled),
        results,
        rules.standings,
      )
    : [];
  return { season: "Fall 2026", division: "Open", arbiter: "", rules, entries: all, table, ...facts };
}

const ROBIN = { format: "round-robin", seeds: [], thirdPlace: false } as const;

/** "w2 1 | b4 - | --- Z": color, opponent and result of every round. */
function chart(of: ReportedDivision): readonly string[] {
  return divisionReport(of).players.map(({ name, points, rank, rounds }) => {
    const told = rounds.map((each) => `${each.color ?? ""}${each.opponent ?? ""}${each.result}`);
    return `${rank} ${name} ${points}: ${told.join(" ")}`;
  });
}

describe("a round robin", () => {
  test("players are listed by the number they drew, with the result of every round", () => {
    const rounds = [
      round(1, "a 2-0 d", "b -/- c"),
      round(2, "d -/+ c", "a 2-1 b"),
      round(3, "b ? d", "c 0-2 a"),
    ];
    expect(chart(division({ stages: [{ ...ROBIN, rounds }] }))).toEqual([
      "1 Amara 3: w41 w21 b31",
      "3 Bela 0: w3- b10 w4 ",
      "2 Chen 1: b2- b4+ w10",
      "4 Dana 0: b10 w3- b2 ",
    ]);
  });

  test("in an odd field one player has a bye each round without points, and a void match is left out", () => {
    const rounds = bergerRounds(3).map((pairs, index) =>
      round(index + 1, ...pairs.map(({ white, black }) => `${"abc"[white]} 2-0 ${"abc"[black]}`)),
    );
    const voided = [...rounds.slice(0, 2), round(3, "c void a")];
    expect(chart(division({ entries: entries(3), stages: [{ ...ROBIN, rounds: voided }] }))).toEqual([
      "1 Amara 1: Z w21 Z",
      "2 Bela 1: w31 b10 Z",
      "3 Chen 0: b20 Z Z",
    ]);
  });

  test("a match ruled without a score counts as not played", () => {
    const rounds = [round(1, "a ruled b", "c both lose d")];
    expect(chart(division({ stages: [{ ...ROBIN, rounds }] })).map((line) => line.split(": ")[1])).toEqual([
      "w2+",
      "b1-",
      "w4-",
      "b3-",
    ]);
  });

  test("annulled results are listed, and don't count for points or rank", () => {
    const left = entries(3).map((entry) => ({ ...entry, annulled: entry.id === "c" }));
    const rounds = [round(1, "b 2-0 c"), round(2, "c 2-0 a"), round(3, "a 2-0 b")];
    const of = division({ entries: left, stages: [{ ...ROBIN, rounds }] });
    expect(chart(of)).toEqual(["1 Amara 1: Z b30 w21", "2 Bela 0: w31 Z b10", "3 Chen 0: b20 w11 Z"]);
    expect(divisionReport(of).notes).toContainEqual(expect.stringContaining("Matches against Chen"));
  });

  test("both rounds of a double round robin follow each other", () => {
    const rules: RulePack = { ...DEPAUL, stages: [{ format: "round-robin", cycles: 2 }] };
    const rounds = [round(1, "a 2-0 b"), round(2, "b = a")];
    const of = division({ rules, entries: entries(2), stages: [{ ...ROBIN, rounds }] });
    expect(chart(of)).toEqual(["1 Amara 1.5: w21 b2=", "2 Bela 0.5: b10 w1="]);
    expect(divisionReport(of)).toMatchObject({
      code: "FIDE_DOUBLEROUNDROBIN",
      order: ["PTS", "DE", "WIN", "SB"],
    });
  });
});

describe("a knockout", () => {
  test("byes and players who are out have rounds without points; the rank is how far a player got", () => {
    const stage = {
      format: "knockout" as const,
      seeds: ["b", "a", "d", "c", "e"],
      thirdPlace: false,
      rounds: [round(1, "e 2-0 c"), round(2, "b 2-0 e", "a -/- d")].map((each) => ({
        ...each,
        matches: each.matches.map((match) =>
          match.homeEntryId === "e" && match.awayEntryId === "c" ? { ...match, number: 2 } : match,
        ),
      })),
    };
    const of = division({ rules: SESSION_KNOCKOUT, entries: entries(5), stages: [stage] });
    expect(chart(of)).toEqual([
      "1 Bela 1: Z w51",
      "2 Amara 0: Z w3-",
      "2 Dana 0: Z b2-",
      "5 Chen 0: b50 Z",
      "2 Emil 1: w41 b10",
    ]);
    expect(divisionReport(of).code).toBe("CUSTOM_KNOCKOUT");
  });

  test("after a round robin its rounds continue, and players who didn't qualify follow by their rank in the standings", () => {
    const robin = { ...ROBIN, rounds: [round(1, "a 2-0 b", "c 2-0 d"), round(2, "c 2-0 a", "b 2-0 d")] };
    const final = {
      format: "knockout" as const,
      seeds: ["c", "a"],
      thirdPlace: false,
      rounds: [round(3, "a 2-0 c")],
    };
    const of = division({ rules: TEXAS_STATE, stages: [robin, final] });
    expect(chart(of)).toEqual([
      "1 Amara 1: w21 b30 w31",
      "3 Bela 1: b10 w41 Z",
      "2 Chen 2: w41 w11 b10",
      "4 Dana 0: b30 b20 Z",
    ]);
    expect(divisionReport(of)).toMatchObject({ code: null, type: "Individual: round robin, then knockout" });
  });
});

test("a player whom only a lot kept out of the knockout ranks behind everyone in it", () => {
  const robin = { ...ROBIN, rounds: [round(1, "c 2-0 d", "a = b")] };
  const tied = [
    { entryId: "c", rank: 1, points: 1 },
    { entryId: "a", rank: 2, points: 0.5 },
    { entryId: "b", rank: 2, points: 0.5 },
    { entryId: "d", rank: 4, points: 0 },
  ];
  const final = {
    format: "knockout" as const,
    seeds: ["c", "a"],
    thirdPlace: false,
    rounds: [round(2, "c 2-0 a")],
  };
  const of = division({ rules: TEXAS_STATE, stages: [robin, final], table: tied });
  expect(chart(of).map((line) => line.slice(0, 6))).toEqual(["2 Amar", "3 Bela", "1 Chen", "4 Dana"]);
});

test("a report covers the days from the first round to the last", () => {
  const stages = [{ ...ROBIN, rounds: [round(1, "a 2-0 b"), round(2, "b 2-0 a")] }];
  expect(divisionReport(division({ stages }))).toMatchObject({
    startsOn: "2026-10-16",
    endsOn: "2026-10-23",
  });
});

test("if a match has several games, the file says that a round is a match, and explains unusual points", () => {
  const points = { win: 3, draw: 1, loss: 0, forfeitWin: 2, forfeitLoss: -1, doubleForfeit: -2 };
  const rules = { ...DEPAUL, standings: { ...DEPAUL.standings, points } };
  const stages = [{ ...ROBIN, rounds: [round(1, "a 2-0 b")] }];
  expect(divisionReport(division({ rules, stages })).notes).toEqual([
    expect.stringMatching(/^A round is a match of up to 3 games/),
    expect.stringMatching(/2 for a win without playing, -1 for .* -2 for each if neither played/),
  ]);
  expect(divisionReport(division({ rules: TEXAS_STATE, stages })).notes).toEqual([]);
  expect(makeTrf(divisionReport(division({ rules, stages })))).toContain("\r\n### A round is a match");
});

test.each([
  { why: "a forfeit is a win and a loss", points: {}, says: null },
  {
    why: "so it is if the league says it",
    points: { forfeitWin: 1, forfeitLoss: 0, doubleForfeit: 0 },
    says: null,
  },
  {
    why: "a forfeit win has its own points",
    points: { forfeitWin: 0.5 },
    says: "0.5 for a win without playing, 0 for a loss without playing, 0 for each",
  },
  {
    why: "a double forfeit has its own points",
    points: { doubleForfeit: -1 },
    says: "1 for a win without playing, 0 for a loss without playing, -1 for each",
  },
  {
    why: "a loss gives points, without playing too",
    points: { loss: 0.5 },
    says: "1 for a win without playing, 0.5 for a loss without playing, 0.5 for each",
  },
])("the file explains points only if they're unusual: $why", ({ points, says }) => {
  const plain = { win: 1, draw: 0.5, loss: 0, forfeitWin: null, forfeitLoss: null, doubleForfeit: null };
  const standings = { ...TEXAS_STATE.standings, points: { ...plain, ...points } };
  const stages = [{ ...ROBIN, rounds: [round(1, "a 2-0 b")] }];
  const { notes } = divisionReport(division({ rules: { ...TEXAS_STATE, standings }, stages }));
  expect(notes).toEqual(says === null ? [] : [expect.stringContaining(says)]);
});

test("if only the last rounds have several games, the file says so", () => {
  const last = TEXAS_STATE.stages.map((stage) =>
    stage.format === "knockout" ? { ...stage, finalBestOf: 3 as const } : stage,
  );
  const stages = [{ ...ROBIN, rounds: [round(1, "a 2-0 b")] }];
  expect(divisionReport(division({ rules: { ...TEXAS_STATE, stages: last }, stages })).notes).toEqual([
    expect.stringMatching(/^Some rounds are matches of up to 3 games, not single games/),
  ]);
});

test("players who joined after the draw follow those with a number, by name", () => {
  const late = { id: "z", name: "Aaron", seed: null, annulled: false };
  const also = { id: "y", name: "Aalto", seed: null, annulled: false };
  const stages = [{ ...ROBIN, rounds: [round(1, "a 2-0 b")] }];
  const { players } = divisionReport(division({ entries: [late, ...entries(2), also], stages }));
  expect(players.map(({ name }) => name)).toEqual(["Amara", "Bela", "Aalto", "Aaron"]);
});

test("two players of one name who joined after the draw are always in the same order", () => {
  const late = (id: string, name: string) => ({ id, name, seed: null, annulled: false });
  const joined = [late("y", "Aaron"), late("z", "Aalto"), late("x", "Aaron"), late("w", "Abel")];
  for (const entries of [joined, joined.toReversed()])
    expect(inStartingOrder({ entries, stages: [] }).map(({ id }) => id)).toEqual(["z", "x", "y", "w"]);
});
