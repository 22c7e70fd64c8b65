import { isToPlay } from "@/lib/match/rules/state";
import { isOver } from "@/lib/season/rules/steps";
import type { Instant } from "@/lib/shared/instant";
import { capitalize, counted } from "@/lib/shared/text";
import type { DivisionView } from "@/lib/standings/store/divisions";
import { formatOf } from "../formats";
import { championsOf } from "../rules/champion";
import { hasCorrection } from "../rules/is-settled";
import { isStuck, lacksPlayers } from "../rules/needs-playoff";
import { knockoutRounds } from "../rules/rounds-of-stage";
import { stageOf } from "../words/rounds";
import { noChampionWords } from "./champion";

/** What there is to say about a division with nothing left to report: what can still change, or what follows. */
export function afterAllRounds(
  view: DivisionView,
  at: Instant,
): {
  readonly isDecided: boolean;
  readonly words: string;
} {
  const { season, rounds } = view;
  const statuses = rounds.flatMap(({ matches }) => matches.map(({ status }) => status));
  const last = rounds.at(-1);
  const sum = `the ${last ? formatOf(last.stage).words.sum : "standings"}`;
  const isClosed = rounds.every((round) => stageOf(round, at) === "past");
  const say = (isDecided: boolean, then: string) => {
    const decided = isDecided ? "Every match is decided." : "";
    return { isDecided, words: `${isClosed ? haveClosed(rounds.length) : decided} ${then}`.trim() };
  };
  if (statuses.some((status) => isToPlay(status) || status === "reported"))
    return say(false, `Matches that are still open can change ${sum}.`);
  if (statuses.includes("with-director"))
    return say(false, `Matches that the director still has to decide can change ${sum}.`);
  if (hasCorrection(rounds)) return say(false, `A correction that’s still to be decided can change ${sum}.`);

  const noChampion = noChampionWords(view);
  if (noChampion) return say(true, noChampion);
  const isDrawn = knockoutRounds(rounds).length > 0;
  if (isStuck(view))
    return say(true, "A match was voided, and both its players have left, so there’s no champion.");
  if (isDrawn && championsOf(view) === null)
    return say(false, `A match was voided, so ${sum} isn’t decided yet.`);
  const final = `${capitalize(sum)} ${sum.endsWith("s") ? "are" : "is"} final.`;
  const hasPlayoff = season.rules.stages.length > 1 && !isDrawn;
  if (!hasPlayoff) return say(true, final);
  if (lacksPlayers(view) && !isOver(season.status)) return say(true, `${TOO_FEW_LEFT} ${final}`);
  return say(true, isOver(season.status) ? `${NO_PLAYOFF} ${final}` : "Next, the playoff is drawn.");
}

/** A playoff is drawn for two players or more. */
export const TOO_FEW_LEFT = "There won’t be a playoff, because fewer than two players are left.";

/** A finished season draws none. */
export const NO_PLAYOFF = "The season ended without a playoff.";

function haveClosed(rounds: number): string {
  if (rounds === 1) return "The only round has closed.";
  return rounds === 2 ? "Both rounds have closed." : `All ${counted(rounds, "round")} have closed.`;
}
