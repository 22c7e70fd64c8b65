import { isOver, type SeasonStatusName } from "@/lib/season/rules/steps";

/** What a director does while players can't be imported from a file, which is only possible during registration. */
export function insteadOfImport(status: SeasonStatusName): string {
  if (isOver(status)) return "The season is over, so you can’t add players.";
  return status === "draft"
    ? "Open registration on the season’s page, then import your players here."
    : "You can import players while registration is open. After that, add them by hand on their division’s page.";
}
