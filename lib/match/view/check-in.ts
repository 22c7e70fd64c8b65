import { time } from "@/lib/shared/dates";
import { isClosed } from "../rules/deadline-rules";
import { checkInOpens } from "../rules/decide-arrival";
import { otherSide } from "../rules/sides";
import type { MatchScene } from "./match-scene";

/** Who has checked in for the agreed time, and whether the reader still can. */
export type CheckInView = { readonly canCheckIn: boolean; readonly words: string };

/** Nothing before check-in opens, and once the match is reported. */
export function checkInView(
  scene: Pick<MatchScene, "state" | "side" | "now" | "rules" | "zone" | "them">,
): CheckInView | null {
  const { state, side, now, rules } = scene;
  if (state.status !== "scheduled" || !state.scheduledAt || isClosed(state, now, rules)) return null;
  if (now < checkInOpens(state.scheduledAt)) return null;
  return { canCheckIn: state.arrivals[side] === null, words: wordsOf(scene) };
}

function wordsOf({
  state: { arrivals },
  side,
  zone,
  them,
}: Pick<MatchScene, "state" | "side" | "zone" | "them">) {
  const [you, opponent] = [arrivals[side], arrivals[otherSide(side)]];
  if (you && opponent)
    return `You’re both here. You checked in at ${time(you.at, zone)}, ${them} at ${time(opponent.at, zone)}.`;
  if (you) return `You checked in at ${time(you.at, zone)}. ${them} hasn’t checked in yet.`;
  if (opponent) return `${them} checked in at ${time(opponent.at, zone)}.`;
  return "Check in when you get there. If there’s a question later, the director sees who came.";
}
