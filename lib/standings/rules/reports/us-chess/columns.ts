import type { DbfColumn } from "./dbf";

// The columns of a rating report, as US Chess lists them (format 2C, corrected in September 2025: everything is text,
// dates too). What US Chess fills in itself stays blank.

export const HEADER_COLUMNS = [
  ["H_FORMAT", 5],
  ["H_PROGRAM", 10],
  ["H_EVENT_ID", 12],
  ["H_NAME", 35],
  ["H_TOT_SECT", 2],
  ["H_BEG_DATE", 8],
  ["H_END_DATE", 8],
  ["H_AFF_ID", 8],
  ["H_CITY", 21],
  ["H_STATE", 2],
  ["H_ZIPCODE", 10],
  ["H_COUNTRY", 21],
  ["H_SENDCROS", 1],
  ["H_CTD_ID", 8],
  ["H_ATD_ID", 8],
  ["H_OTHER_TD", 255],
] as const satisfies readonly DbfColumn[];

export const SECTION_COLUMNS = [
  ["S_EVENT_ID", 12],
  ["S_SEC_NUM", 2],
  ["S_SEC_NAME", 30],
  ["S_R_SYSTEM", 1],
  ["S_TIMECTL", 40],
  ["S_CTD_ID", 8],
  ["S_ATD_ID", 8],
  ["S_TRN_TYPE", 1],
  ["S_TOT_RNDS", 2],
  ["S_LST_PAIR", 4],
  ["S_BEG_DATE", 8],
  ["S_END_DATE", 8],
  ["S_SCH_LVL", 1],
  ["S_GR_PRIX", 1],
  ["S_GP_PTS", 3],
  ["S_FIDE", 1],
] as const satisfies readonly DbfColumn[];

const PLAYER_COLUMNS = [
  ["D_EVENT_ID", 12],
  ["D_SEC_NUM", 2],
  ["D_PAIR_NUM", 4],
  ["D_MEM_ID", 8],
  ["D_NAME", 30],
  ["D_STATE", 2],
  ["D_RATING", 4],
] as const satisfies readonly DbfColumn[];

/** The columns of a player with this many games: "W12B" won against number 12 with Black. */
export function playerColumns(games: number): readonly DbfColumn[] {
  return [
    ...PLAYER_COLUMNS,
    ...Array.from({ length: games }, (_, index): DbfColumn => [gameColumn(index + 1), 7]),
  ];
}

/** "D_RND07" */
export function gameColumn(number: number): string {
  return `D_RND${String(number).padStart(2, "0")}`;
}
