import fc from "fast-check";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { winnerOf } from "./modeled-games";
import type { Act, Model, Who } from "./modeled-match";

const DAY = 24 * 60;

/**
 * What someone is about to do, before the state at that moment is known: `pick` chooses from what's available then.
 * Most intents do something plausible and correct; an `isWild` one can be any act by anyone, with any mistake.
 */
export type Intent = { readonly wait: number | "till-due"; readonly isWild: boolean; readonly pick: number };

/** What is likely to be tried at each stage; repeated acts are likelier. */
const LIKELY: Record<Model["status"], readonly Act["what"][]> = {
  open: [
    "suggest",
    "suggest",
    "take",
    "take",
    "take",
    "try",
    "try",
    "unreachable",
    "report",
    "deadline-passes",
    "default-hour",
    "no-default-hour",
    "site-counts",
    "notice",
    "extend",
    "set-hour",
    "left",
    "enter",
    "close",
  ],
  scheduled: [
    "report",
    "report",
    "no-show",
    "no-show",
    "come",
    "come",
    "cancel",
    "notice",
    "suggest",
    "take",
    "deadline-passes",
    "concede",
    "set-hour",
    "close",
    "close",
  ],
  reported: [
    "close",
    "approve",
    "contest",
    "report",
    "amend",
    "amend",
    "say",
    "answer-time-passes",
    "deadline-passes",
    "rule",
    "enter",
  ],
  "with-director": [
    "say",
    "say",
    "unsay",
    "yield",
    "yield",
    "rule",
    "reopen",
    "deadline-passes",
    "answer-time-passes",
    "report",
    "approve",
    "enter",
  ],
  final: [
    "ask-fix",
    "ask-fix",
    "ask-fix",
    "agree-fix",
    "agree-fix",
    "refuse-fix",
    "drop-fix",
    "say",
    "note",
    "answer-time-passes",
    "rule",
    "reopen",
    "reopen",
    "void",
    "approve",
    "report",
    "contest",
    "concede",
    "deadline-passes",
  ],
  void: ["reopen", "reopen", "rule", "report", "deadline-passes"],
};
const EVERYBODY: readonly Who[] = ["home", "away", "home-directs", "director", "staff", "stranger", "clock"];

/** Who does each act, mistakes aside. A new act without a row doesn't compile. */
const DONE_BY: Record<Act["what"], "party" | "staff" | "director" | "clock"> = {
  suggest: "party",
  take: "party",
  try: "party",
  report: "party",
  amend: "party",
  contest: "party",
  unreachable: "party",
  "no-show": "party",
  come: "party",
  unsay: "party",
  yield: "party",
  "ask-fix": "party",
  "agree-fix": "party",
  "refuse-fix": "party",
  "drop-fix": "party",
  say: "party",
  cancel: "party",
  approve: "party",
  concede: "party",
  notice: "party",
  enter: "staff",
  rule: "director",
  reopen: "director",
  extend: "director",
  void: "director",
  "set-hour": "director",
  left: "director",
  note: "director",
  close: "director",
  "deadline-passes": "clock",
  "answer-time-passes": "clock",
  "default-hour": "clock",
  "no-default-hour": "clock",
  "site-counts": "clock",
};
const EVERY_ACT = Object.keys(DONE_BY) as Act["what"][];

/** The winners of games, in matches of one, three and five; with draws, games that the time ended, too many games, incomplete games, and none. */
const GAMES = (
  "H A D S DH DDA SSA HH AA HAH AHA HSH HDAH HDD HHA DDD AAS HADH HADDA HHH AAA HAHAH AAHHA HDHDH HHAA" +
  " DDDDD HAHAD HAHADA HX DDDDDDDDDDDDA T HT TA HAT THA ATD STH"
).split(" ");
const LENGTHS = [90, 600, 3000, -60, 12_000, 0];
const GOOD_LENGTHS = 3;

export const intent: fc.Arbitrary<Intent> = fc.record({
  wait: fc.oneof(
    { weight: 7, arbitrary: fc.integer({ min: 0, max: 90 }) },
    { weight: 2, arbitrary: fc.integer({ min: 90, max: 1500 }) },
    { weight: 1, arbitrary: fc.constant("till-due" as const) },
  ),
  isWild: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  pick: fc.noBias(fc.nat(1_000_000)),
});

/** The act that an intent turns into when its time comes. */
export function actOf(
  { wait, isWild, pick }: Intent,
  model: Model,
  before: number,
  rules: RulePack,
): { readonly at: number; readonly who: Who; readonly act: Act } {
  const at = wait === "till-due" ? Math.max(before, nextDue(model)) : before + wait;
  const what = choose(isWild ? EVERY_ACT : LIKELY[model.status], pick);
  const who = chooseWho(what, pick >> 5, model, isWild);
  return { at, who, act: chooseAct(what, pick >> 8, model, at, isWild, rules) };
}

/** The next moment when someone can make a claim or the sweep has something to do. */
function nextDue({ answerBy, play, deadline, status }: Model): number {
  return answerBy ?? (status === "scheduled" && play !== null ? play + 20 : deadline);
}

function chooseWho(what: Act["what"], pick: number, model: Model, isWild: boolean): Who {
  if (isWild && pick % 2 === 0) return choose(EVERYBODY, pick >> 1);
  const by = DONE_BY[what];
  if (by !== "party") return by;
  const likely = isWild ? null : likelyParty(what, model);
  return likely ?? choose(["home", "away", "away", "home", "home-directs"] as const, pick >> 1);
}

/** Whose turn an act is: the side that got a suggestion answers it, the side that reported corrects it. */
function likelyParty(what: Act["what"], { claim, contest, fix, suggestions }: Model): Who | null {
  if (what === "drop-fix") return fix?.by ?? null;
  if (fix && (what === "agree-fix" || what === "refuse-fix")) return fix.by === "home" ? "away" : "home";
  if (what === "unsay") return contest?.by ?? null;
  if (what === "take" && suggestions.home.length > 0) return "away";
  if (what === "take" && suggestions.away.length > 0) return "home";
  if (what === "amend") return claim?.by ?? null;
  if (what === "approve" || what === "contest") return claim?.by === "home" ? "away" : "home";
  return null;
}

/** Fills in an act: correctly or, when wild, with any mistake. */
function chooseAct(
  what: Act["what"],
  pick: number,
  model: Model,
  now: number,
  isWild: boolean,
  rules: RulePack,
): Act {
  const words = isWild && pick % 3 === 0 ? "" : "So it is.";
  const length = now + choose(isWild ? LENGTHS : LENGTHS.slice(0, GOOD_LENGTHS), pick);
  const games = choose(isWild ? [...GAMES, ""] : finishedGames(rules), pick >> 2);
  switch (what) {
    case "suggest": {
      const count = isWild ? pick % 5 : 1 + (pick % 3);
      const apart = isWild ? (pick % 3) * 15 : 15;
      return { what, times: Array.from({ length: count }, (_, index) => length + index * apart) };
    }
    case "take":
      return { what, time: choose([...model.suggestions.home, ...model.suggestions.away, now + 60], pick) };
    case "try":
      return { what, at: isWild ? now + 30 - (pick % DAY) : now };
    case "enter":
    case "site-counts":
      return { what, games };
    case "report":
    case "amend":
      // Often the same games as the other side reported: two equal reports approve each other.
      return { what, games: pick % 3 === 0 ? (model.claim?.games ?? games) : games };
    case "contest":
      return { what, games: pick % 2 === 0 ? null : isWild ? (model.claim?.games ?? games) : games, words };
    case "ask-fix":
      return { what, games: isWild && pick % 3 === 1 ? (model.played ?? games) : games, words };
    case "unreachable":
    case "no-show":
    case "refuse-fix":
    case "say":
    case "void":
      return { what, words };
    case "rule":
      return { what, winner: choose(["home", "away", "tied", "nobody"] as const, pick >> 2), words };
    case "default-hour":
      return { what, time: isWild ? length : now + 60 };
    case "set-hour":
      return { what, time: length, words: "So it is." };
    case "left":
    case "note":
      return { what, side: pick % 2 === 0 ? "home" : "away", words };
    case "close": {
      const time = pick % 3 === 0 ? null : isWild ? length : model.play;
      const to = model.isFixed || isWild ? length : null;
      const deadline = pick % 4 === 0 ? null : Math.max(now, model.deadline) + (isWild ? 0 : 2 * DAY);
      const gone = (times: readonly number[]) => times.slice(0, (pick >> 4) % 3).concat(isWild ? length : []);
      const { home, away } = model.suggestions;
      return { what, time, to, deadline, gone: { home: gone(home), away: pick % 5 ? [] : away }, words };
    }
    case "reopen":
    case "extend":
      return { what, deadline: isWild ? length : Math.max(now, model.deadline) + 2 * DAY, words };
    case "agree-fix":
    case "drop-fix":
    case "unsay":
    case "yield":
    case "cancel":
    case "come":
    case "approve":
    case "concede":
    case "notice":
    case "deadline-passes":
    case "answer-time-passes":
    case "no-default-hour":
      return { what };
  }
}

function choose<Item>(items: readonly Item[], pick: number): Item {
  return items[pick % items.length] as Item;
}

const finished = new WeakMap<RulePack, readonly string[]>();

/** The games that end a match under these rules. */
function finishedGames(rules: RulePack): readonly string[] {
  const known = finished.get(rules) ?? GAMES.filter((games) => winnerOf(games, rules) !== null);
  finished.set(rules, known);
  return known;
}
