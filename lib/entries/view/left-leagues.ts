import { hasLeft } from "../rules/register";
import type { OwnEntry } from "../store/own-entries";

/**
 * The divisions of running seasons that a player left or was removed from: "Open (Fall 2026)". While players can register,
 * leaving is no more than a registration taken back.
 */
export function leftLeagues(entries: readonly Pick<OwnEntry, "status" | "division">[]): readonly string[] {
  return entries
    .filter(({ status, division }) => hasLeft(status) && division.season.status === "running")
    .map(({ division }) => `${division.name} (${division.season.name})`);
}
