import type { Answer } from "@/lib/shared/answer";
import { surnameFirst } from "../surname-first";
import { gameColumn, HEADER_COLUMNS, playerColumns, SECTION_COLUMNS } from "./columns";
import { makeDbf } from "./dbf";
import { inAscii } from "./in-ascii";
import { gamesInRound, type RatedGame, type RatedMatch, UNPLAYED } from "./rated-games";
import type { RatingSystem } from "./rating-system";

/** The files of a report, by the names that US Chess expects. */
export const US_CHESS_FILES = ["THEXPORT.DBF", "TSEXPORT.DBF", "TDEXPORT.DBF"] as const;
export type UsChessFile = (typeof US_CHESS_FILES)[number];

/** A season as US Chess rates it: an event, with its divisions as sections. */
export type RatedEvent = {
  readonly name: string;
  /** Calendar dates of the first and the last day. */
  readonly from: string;
  readonly until: string;
  readonly sections: readonly RatedSection[];
};

export type RatedSection = {
  readonly name: string;
  /** Does everyone meet everyone, in one game? */
  readonly isRoundRobin: boolean;
  /** In the order of their numbers, which begin with 1. */
  readonly players: readonly RatedPlayer[];
  readonly rounds: readonly (readonly RatedMatch[])[];
};

type RatedPlayer = { readonly id: string; readonly name: string };

/** What the league doesn't know and the director types. */
export type RatedBy = {
  readonly affiliate: string;
  readonly director: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly timeControl: string;
  readonly system: RatingSystem;
  /** US Chess IDs by player; blank for the rest. */
  readonly members: ReadonlyMap<string, string>;
};

/** A column's name has two digits. */
const MOST_GAMES = 99;

/**
 * One of the three files of a rating report. Players without a game, played or forfeited, aren't in it. Refused if a
 * player has more games than the format has columns.
 */
export function makeUsChessFile(
  file: UsChessFile,
  event: RatedEvent,
  by: RatedBy,
  madeOn: string,
): Answer<Uint8Array, "too-many-games"> {
  const sections = event.sections.map(listSection).filter(({ players }) => players.length > 0);
  const most = Math.max(1, ...sections.map(({ games }) => games));
  if (most > MOST_GAMES) return { ok: false, refusal: "too-many-games" };
  const files = {
    "THEXPORT.DBF": () => makeDbf(HEADER_COLUMNS, [headerRow(event, sections.length, by)], madeOn),
    "TSEXPORT.DBF": () =>
      makeDbf(
        SECTION_COLUMNS,
        sections.map((section, index) => sectionRow(section, index + 1, event, by)),
        madeOn,
      ),
    "TDEXPORT.DBF": () =>
      makeDbf(
        playerColumns(most),
        sections.flatMap((section, index) => playerRows(section, index + 1, most, by)),
        madeOn,
      ),
  };
  return { ok: true, value: files[file]() };
}

type ListedSection = Omit<RatedSection, "rounds" | "players"> & {
  readonly games: number;
  readonly players: readonly (RatedPlayer & { readonly games: readonly RatedGame[] })[];
};

/** The players of a section who have a game, with all of their games. */
function listSection({ rounds, players, ...section }: RatedSection): ListedSection {
  const byRound = rounds.map(gamesInRound);
  const lengths = byRound.map((round) => round.values().next().value?.length ?? 0);
  const listed = players.map((player) => ({
    ...player,
    games: byRound.flatMap(
      (round, index) => round.get(player.id) ?? Array.from({ length: lengths[index] ?? 0 }, () => UNPLAYED),
    ),
  }));
  return {
    ...section,
    games: lengths.reduce((sum, length) => sum + length, 0),
    players: listed.filter(({ games }) => games.some(({ result }) => result !== "U")),
  };
}

function headerRow(event: RatedEvent, sections: number, by: RatedBy) {
  return {
    H_FORMAT: "2C",
    H_PROGRAM: "ROOKERY",
    H_NAME: inAscii(event.name),
    H_TOT_SECT: String(sections),
    H_BEG_DATE: dateIn(event.from),
    H_END_DATE: dateIn(event.until),
    H_AFF_ID: by.affiliate,
    H_CITY: inAscii(by.city),
    H_STATE: by.state,
    H_ZIPCODE: by.zip,
    H_COUNTRY: "USA",
    H_SENDCROS: "N",
    H_CTD_ID: by.director,
  };
}

function sectionRow(section: ListedSection, number: number, event: RatedEvent, by: RatedBy) {
  return {
    S_SEC_NUM: String(number),
    S_SEC_NAME: inAscii(section.name),
    S_R_SYSTEM: by.system,
    S_TIMECTL: by.timeControl,
    S_CTD_ID: by.director,
    S_TRN_TYPE: section.isRoundRobin ? "R" : "S",
    S_TOT_RNDS: String(section.games),
    S_LST_PAIR: String(section.players.length),
    S_BEG_DATE: dateIn(event.from),
    S_END_DATE: dateIn(event.until),
    S_SCH_LVL: "N",
    S_GR_PRIX: "N",
    S_GP_PTS: "0",
    S_FIDE: "N",
  };
}

function playerRows({ players }: ListedSection, section: number, most: number, by: RatedBy) {
  const numbers = new Map(players.map(({ id }, index) => [id, index + 1]));
  return players.map(({ id, name, games }) => ({
    D_SEC_NUM: String(section),
    D_PAIR_NUM: String(numbers.get(id)),
    D_MEM_ID: by.members.get(id) ?? "",
    D_NAME: inAscii(surnameFirst(name)).toUpperCase(),
    D_RATING: "0",
    ...Object.fromEntries(
      Array.from({ length: most }, (_, index) => [
        gameColumn(index + 1),
        printGame(games[index] ?? UNPLAYED, numbers),
      ]),
    ),
  }));
}

/** "W12B", or a letter and a zero if no one played: "X0", "F0", "U0". */
function printGame(game: RatedGame, numbers: ReadonlyMap<string, number>): string {
  return "opponent" in game ? `${game.result}${numbers.get(game.opponent)}${game.color}` : `${game.result}0`;
}

function dateIn(date: string): string {
  return date.replaceAll("-", "");
}
