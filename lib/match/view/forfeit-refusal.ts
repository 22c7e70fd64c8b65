import { refuseInBracket } from "@/lib/stages/rules/refuse-in-bracket";
import type { RoundForfeit } from "../store/forfeits/round-forfeits";
import { refusalSentence } from "../words/refusals";

type ForfeitFacts = {
  readonly matches: readonly Pick<RoundForfeit, "id" | "isOwn">[];
  readonly isArchived: boolean;
  /** The bracket that decided matches are reopened in; null if their stage has none, or they're not decided yet. */
  readonly bracket: Parameters<typeof refuseInBracket>[0] | null;
};

/** Why a director can't give the double forfeits of a round more time, which all get or none; null if they can. */
export function refuseMoreTime({ matches, isArchived, bracket }: ForfeitFacts): string | null {
  if (isArchived) return refusalSentence({ code: "season-archived" });
  if (matches.some(({ isOwn }) => isOwn)) return OWN;
  const isPlayedOn = bracket !== null && matches.some(({ id }) => refuseInBracket(bracket, id, REOPENED));
  return isPlayedOn ? PLAYED_ON : null;
}

const REOPENED = { status: "open", outcome: null } as const;
const OWN = "You play in one of these matches, so you can’t give them more time.";
const PLAYED_ON =
  "A later match of this bracket is already under way or decided, so you can’t reopen these matches together. The page of each match says what you can do.";
