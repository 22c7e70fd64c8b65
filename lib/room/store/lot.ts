import { randomInt } from "node:crypto";
import type { Side } from "@/lib/match/rules/sides";

/** Who has White when colors are drawn by lot. */
export function drawLot(): Side {
  return randomInt(2) === 0 ? "home" : "away";
}
