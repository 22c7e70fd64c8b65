import type { ARRANGING } from "./arranging";
import type { BOARD } from "./at-the-board";
import type { DISPUTES } from "./disputes";
import type { LEAGUE } from "./league";
import type { NOT_PLAYING } from "./not-playing";
import type { REPORTING } from "./reporting";
import type { SERIES } from "./series";
import type { STANDINGS } from "./standings";

/** Every rule of the sheet by its id in the code. Titles are for people and can change. */
export type RuleId =
  | keyof typeof LEAGUE
  | keyof typeof ARRANGING
  | keyof typeof SERIES
  | keyof typeof REPORTING
  | keyof typeof NOT_PLAYING
  | keyof typeof STANDINGS
  | keyof typeof BOARD
  | keyof typeof DISPUTES;
