import type { RulePack } from "@/lib/season/input/rule-pack";
import type { Venue } from "@/lib/season/rules/settings/league";
import { counted } from "@/lib/shared/text";

type Site = Extract<Venue, { kind: "online" }>["site"];

/** The page of a site where a player challenges another by username. */
export function challengeUrl(site: Site, handle: string): string {
  const name = encodeURIComponent(handle);
  switch (site) {
    case "chess.com":
      return `https://www.chess.com/play/online/new?opponent=${name}`;
    case "lichess":
      return `https://lichess.org/?user=${name}#friend`;
  }
}

/**
 * What to set in the challenge: "The match may take one hour: 30 minutes for each of you always fits." Empty if the
 * rules set no limit.
 */
export function whatToSet({ match, clock }: Pick<RulePack, "match" | "clock">): string {
  const { minutesPerMatch } = clock;
  if (minutesPerMatch === null) return "Agree on the time for the game before you start.";
  const span = minutesPerMatch === 60 ? "one hour" : counted(minutesPerMatch, "minute");
  const each = Math.floor(minutesPerMatch / (2 * match.bestOf));
  const fits =
    each > 0
      ? `: ${counted(each, "minute")} for each of you${match.bestOf > 1 ? " in a game" : ""} always fits`
      : "";
  return `The match can take up to ${span}${fits}.`;
}
