import { isOver } from "@/lib/season/rules/steps";
import { hasLeft } from "../rules/register";
import type { OwnEntry } from "../store/own-entries";

/** The divisions that a player left or was removed from before their season was over: "Open, Fall 2026". */
export function leftLeagues(entries: readonly Pick<OwnEntry, "status" | "division">[]): readonly string[] {
  return entries
    .filter(({ status, division }) => hasLeft(status) && !isOver(division.season.status))
    .map(({ division }) => `${division.name}, ${division.season.name}`);
}
