/** How the stages of a season can follow each other; the first stage's format, then the second's. */
export const SHAPES = {
  "round-robin": "Round robin",
  knockout: "Knockout",
  "round-robin-and-knockout": "Round robin, then a knockout",
  "groups-and-knockout": "Groups, then a knockout",
} as const;

export type Shape = keyof typeof SHAPES;

const WITH_ROUND_ROBIN: readonly Shape[] = ["round-robin", "round-robin-and-knockout"];
export const WITH_GROUPS: readonly Shape[] = ["groups-and-knockout"];
export const WITH_TABLES: readonly Shape[] = [...WITH_ROUND_ROBIN, ...WITH_GROUPS];
export const WITH_KNOCKOUT: readonly Shape[] = [
  "knockout",
  "round-robin-and-knockout",
  "groups-and-knockout",
];
export const AFTER_ROUND_ROBIN: readonly Shape[] = ["round-robin-and-knockout"];
export const KNOCKOUT_ALONE: readonly Shape[] = ["knockout"];
