import { type Game, type Piece, type Position, piecesOf, play as playOn } from "chess-core";
import { withSideNames } from "@/lib/adjudicator/words/side-names";
import { otherSide, SIDES } from "@/lib/match/rules/sides";
import { endingWord } from "@/lib/match/words/endings";
import type { Pair } from "@/lib/people/words/names";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { dayAndTime, time } from "@/lib/shared/dates";
import type { Zone } from "@/lib/shared/instant";
import { capitalize } from "@/lib/shared/text";
import { compareSheets, type SheetsCompared } from "../rules/compare-sheets";
import { gameOfMatch, type PlacedEvent } from "../rules/cursor";
import type { GameEvent } from "../rules/events";
import { foldGame } from "../rules/evolve";
import type { GameState, Play } from "../rules/state";
import { clockFigures } from "../words/clock-words";
import { outageWords } from "../words/outage-words";
import { countMoves, moveName, sansOf } from "../words/sheet-words";

/** What the match room recorded of a match: evidence for the players and the director. */
export type RoomRecord = { readonly games: readonly RecordedGame[] };

export type RecordedGame = {
  /** Counted from the first game that counts, or among all games if it's from before. */
  readonly number: number;
  /** "Played in Rookery", "Kept at the table" */
  readonly how: string;
  /** "Amara had White. Theo won: checkmate. 7:02 pm to 7:41 pm." */
  readonly facts: string;
  /** What happened besides the moves: limits, offers, pauses, how it ended. */
  readonly happened: readonly string[];
  readonly moves: readonly RecordedMove[];
  /** Two scoresheets beside each other. Null on the board, or if no one wrote. */
  readonly sheets: SheetsView | null;
};

/** A move with how long it took; empty if that wasn't timed. */
export type RecordedMove = { readonly san: string; readonly spent: string };

export type SheetsView = {
  readonly kind: SheetsCompared["kind"];
  /** "Both scoresheets agree, 45 moves." */
  readonly words: string;
  /** Both versions where they part, or where one ends. */
  readonly versions: readonly SheetVersion[];
};

export type SheetVersion = {
  readonly name: string;
  /** "23. Nf3", or that there's nothing. */
  readonly wrote: string;
  /** The moves from there, "23. Nf3 Nc6 24. d4". */
  readonly rest: string;
  readonly pieces: readonly Piece[];
  /** The squares of the move where they part. */
  readonly marks: { readonly from?: string; readonly to?: string };
};

type Reading = {
  readonly names: Pair;
  readonly rules: RulePack;
  readonly zone: Zone;
  /** The number of the first game that counts. */
  readonly firstGame: number;
};

/** Null if the room has nothing about the match. */
export function roomRecord(events: readonly PlacedEvent[], reading: Reading): RoomRecord | null {
  const numbers = [...new Set(events.map(({ number }) => number))];
  const games = numbers.flatMap((number) => {
    const own = events.filter((each) => each.number === number).map(({ event }) => event);
    const state = foldGame(own);
    if (state.play) return [recordedGame(number, own, state.play, state, reading)];
    return number < reading.firstGame ? [] : notStarted(number, own, reading);
  });
  return games.length > 0 ? { games } : null;
}

function recordedGame(
  number: number,
  events: readonly GameEvent[],
  play: Play,
  { ended }: GameState,
  reading: Reading,
): RecordedGame {
  const how = play.keptAs === "board" ? "Played in Rookery" : "Kept at the table";
  const isLeftBehind = number < reading.firstGame;
  const read = isLeftBehind ? { ...reading, names: colorNames(play) } : reading;
  const facts = factsOf(play, ended, read);
  return {
    ...(isLeftBehind
      ? { number, how: `${how} before the match started over; doesn’t count`, facts }
      : {
          number: gameOfMatch(number, reading.firstGame),
          how,
          facts: `${read.names[play.white]} had White. ${facts}`,
        }),
    happened: events.flatMap((event) => happening(event, play, read)),
    moves: movesOf(play),
    sheets: play.keptAs === "table" ? sheetsView(play, ended !== null, read.names) : null,
  };
}

/** Nobody has started it, but someone may have been ready, which is evidence of who was there. */
function notStarted(number: number, events: readonly GameEvent[], reading: Reading): readonly RecordedGame[] {
  const happened = events.flatMap((event) => happening(event, null, reading));
  if (happened.length === 0) return [];
  const nothing = { facts: "", moves: [], sheets: null };
  return [{ number: gameOfMatch(number, reading.firstGame), how: "Not started", happened, ...nothing }];
}

/** Others may have played the games from before a match started over. */
function colorNames({ white }: Play): Pair {
  return white === "home" ? { home: "White", away: "Black" } : { home: "Black", away: "White" };
}

function factsOf(play: Play, ended: GameState["ended"], { names, rules, zone }: Reading): string {
  const began = time(play.startedAt, zone);
  if (!ended) return `It began at ${began} and isn’t over.`;
  const how = ended.ending === "unstated" ? "as entered" : endingWord(ended.ending, rules).toLowerCase();
  return `${outcomeOf(play, ended.outcome, names)}: ${how}. From ${began} to ${time(ended.at, zone)}.`;
}

function outcomeOf(play: Play, outcome: "white" | "black" | "draw" | null, names: Pair): string {
  if (outcome === null) return "For the director";
  if (outcome === "draw") return "Drawn";
  return `${names[outcome === "white" ? play.white : otherSide(play.white)]} won`;
}

/** What happened besides the moves, in a sentence each. */
function happening(event: GameEvent, play: Play | null, { names, zone }: Reading): readonly string[] {
  switch (event.type) {
    // A game on the board started because both were.
    case "Seated":
      if (!event.at || play?.keptAs === "board") return [];
      return [`${names[event.by]} was ready to play in Rookery on ${dayAndTime(event.at, zone)}.`];
    case "LimitPassed":
      return [
        `${names[event.by]} took ${clockFigures(event.ms)} for a move; the limit is ${clockFigures(play?.clock.perMove ?? 0)}. No one claimed it.`,
      ];
    case "DrawOffered":
      return [`${names[event.by]} offered a draw.`];
    case "DrawDeclined":
      return [`${names[event.by]} declined the draw.`];
    case "Interrupted":
      return [outageWords(event, zone)];
    case "Paused":
      return [`Paused at ${time(event.at, zone)}.`];
    case "Resumed":
      return [`Continued at ${time(event.at, zone)}.`];
    // Its ply is how many entries there were.
    case "EntryTakenBack":
      return [`${names[event.by]} struck out ${moveName(event.ply - 1)}.`];
    case "Ended":
      return [`${capitalize(withSideNames(event.why))}${/[.!?]$/.test(event.why) ? "" : "."}`];
    case "Reopened":
      return [`Opened again at ${time(event.at, zone)}: the end was entered by mistake.`];
    case "Discarded":
      return [`${names[event.by]} took a start at the table back at ${time(event.at, zone)}.`];
    default:
      return [];
  }
}

function movesOf({ keptAs, game, times }: Play): readonly RecordedMove[] {
  const spent = (ply: number) => {
    const ms = times[ply]?.spentMs;
    return ms === undefined ? "" : clockFigures(ms);
  };
  return keptAs === "board" ? sansOf(game).map((san, ply) => ({ san, spent: spent(ply) })) : [];
}

function sheetsView(play: Play, isEnded: boolean, names: Pair): SheetsView | null {
  const { sheets } = play;
  const compared = compareSheets(sheets);
  if (compared.kind === "none") return null;
  const from = partsAt(compared);
  return {
    kind: compared.kind,
    words: [comparedByAll(compared, names), ...(isEnded ? lateEntries(play, names) : [])].join(" "),
    versions: from === null ? [] : SIDES.map((side) => versionOf(sheets[side], names[side], from)),
  };
}

function partsAt(compared: SheetsCompared): number | null {
  if (compared.kind === "part") return compared.ply;
  return compared.kind === "longer" ? compared.from : null;
}

function comparedByAll(compared: SheetsCompared, names: Pair): string {
  switch (compared.kind) {
    case "agree":
      return `Both scoresheets agree to the last move, ${countMoves(compared.plies)}.`;
    case "longer":
      return `${names[compared.by]}’s scoresheet is longer. Both agree until ${moveName(compared.from - 1)}.`;
    case "part":
      return `The scoresheets differ at ${moveName(compared.ply)}.`;
    case "one":
      return `Only ${names[compared.by]} wrote down the moves.`;
    case "none":
      return "No one wrote down the moves.";
  }
}

/** "From move 2, Black, Theo’s entries arrived after the game had ended." They waited on a phone, or were made up. */
function lateEntries({ sheets, writtenByEnd }: Play, names: Pair): readonly string[] {
  return SIDES.filter((side) => sheets[side].moves.length > writtenByEnd[side]).map(
    (side) =>
      `From ${moveName(writtenByEnd[side])}, ${names[side]}’s entries arrived after the game had ended.`,
  );
}

/** One scoresheet from a ply on, with the position after what it has there. */
function versionOf(sheet: Game, name: string, from: number): SheetVersion {
  const sans = sansOf(sheet).slice(from);
  const move = sheet.moves[from];
  return {
    name,
    wrote: sans[0] === undefined ? "Nothing more" : numbered(sans.slice(0, 1), from),
    rest: numbered(sans, from),
    pieces: piecesOf(positionAfter(sheet, from + 1)),
    marks: move ? { from: move.from, to: move.to } : {},
  };
}

function positionAfter({ start, moves }: Game, plies: number): Position {
  return moves.slice(0, plies).reduce((position, move) => playOn(position, move), start);
}

/** "23... Nc6 24. d4" */
function numbered(sans: readonly string[], from: number): string {
  return sans
    .map((san, index) => {
      const ply = from + index;
      const number = Math.floor(ply / 2) + 1;
      if (ply % 2 === 0) return `${number}. ${san}`;
      return index === 0 ? `${number}... ${san}` : san;
    })
    .join(" ");
}
