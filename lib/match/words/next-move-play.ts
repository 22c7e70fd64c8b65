import { venueName, venueNote } from "@/lib/season/rules/play-venue";
import { tooLate } from "@/lib/season/rules/rule-words";
import { comingDay, isSameDay, time } from "@/lib/shared/dates";
import { addMinutes, type Instant } from "@/lib/shared/instant";
import { possessive } from "@/lib/shared/text";
import { closesAt } from "../rules/deadline-rules";
import { liveTimes } from "../rules/live-times";
import { otherSide } from "../rules/sides";
import type { Suggestion } from "../rules/state";
import { ifNobodyReports } from "./consequences";
import type { Said, Scene } from "./next-move-words";
import { cannotConfirm, throughOffice } from "./no-account";
import { inGameOne, whatToReport } from "./series-words";

/** No time is agreed and none is suggested. */
export function suggestWords(scene: Scene): Said {
  if (scene.hasNoAccount) return arrangeWords(scene);
  const { state, side, them } = scene;
  const before = goneWords(state.suggestions[side]);
  const others = state.canceled ? "Suggest others: " : "";
  return {
    what: `Suggest times to ${them}`,
    why: `${canceledWords(scene)}${before}${others}${them} picks one and the match is set. ${loseBoth(scene)}`,
  };
}

/** Why none of the times you suggested can be picked. */
function goneWords(suggestion: Suggestion | null): string {
  if (!suggestion) return "";
  return suggestion.withdrawn
    ? "The times you suggested are no longer available. "
    : "The times you suggested have passed. ";
}

/** The opponent has suggested times that you can still pick. */
export function pickTimeWords(scene: Scene): Said {
  const { state, side, them, now } = scene;
  const live = liveTimes(state, otherSide(side), now);
  const [only, ...more] = live;
  return {
    what:
      only !== undefined && more.length === 0
        ? `Can you play ${them} ${onDayAt(only, scene)}?`
        : `Pick one of ${possessive(them)} times`,
    why: `${state.canceled ? `${canceledWords(scene)}You can also` : "Or"} suggest other times to ${them}. ${loseBoth(scene)}`,
  };
}

/** You have suggested times, and the opponent picks. */
export function waitForAnswerWords(scene: Scene): Said {
  if (scene.hasNoAccount) return arrangeWords(scene);
  const { state, side, them, now } = scene;
  const live = liveTimes(state, side, now).length;
  return {
    what: `${them} has your suggested ${live === 1 ? "time" : "times"}`,
    why: `${canceledWords(scene)}Nothing to do until ${them} answers. You can suggest other times, or log an attempt to reach ${them}. ${loseBoth(scene)}`,
  };
}

/** The opponent can't pick times here, nor suggest any. */
function arrangeWords(scene: Scene): Said {
  const { them, rules } = scene;
  return {
    turn: "you",
    what: `Agree on a time with ${them}`,
    why: `${canceledWords(scene)}${throughOffice(them, rules)} ${loseBoth(scene)}`,
  };
}

/** "Theo canceled the time on Saturday at 4:00 pm. " */
function canceledWords(scene: Scene): string {
  const { canceled } = scene.state;
  if (!canceled) return "";
  const { by, time: at } = canceled;
  return `${by === scene.side ? "You" : scene.them} canceled the time ${onDayAt(at, scene)}. `;
}

/** A time is agreed and hasn't come yet. */
export function playWords(scene: Scene): Said {
  const { state, side, them, rules, now, reservedWhere } = scene;
  const at = state.scheduledAt ?? state.deadlineAt;
  const wish = liveTimes(state, otherSide(side), now).length > 0;
  const sentences = [
    state.fixedPlace === null
      ? `${reservedWhere ?? venueName(rules.venue)}. ${venueNote(rules.venue)}`.trim()
      : `${state.fixedPlace}. The league set this time.`,
    `You have ${side === "home" ? "White" : "Black"}${inGameOne(rules)}.`,
    state.isDefaultTime ? "The league set this time." : "",
    wish ? wishWords(scene) : "",
    `A player who is ${tooLate(rules.forfeits.noShowGraceMinutes)} can lose the match.`,
  ];
  return {
    what: `Play ${them} ${onDayAt(at, scene)}`,
    why: sentences.filter(Boolean).join(" "),
    label: "on",
  };
}

/** The opponent has suggested other times. They may have done so before the league set this one. */
function wishWords({ state, them }: Scene): string {
  return state.isDefaultTime
    ? `${them} suggested other times, and you can still pick one.`
    : `${them} asked to move it. This time stays until you pick another.`;
}

/** It's time to report. */
export function reportWords(scene: Scene): Said {
  const { state, them, now, rules, hasNoAccount } = scene;
  const agreed = state.scheduledAt;
  const canClaim = agreed !== null && now >= addMinutes(agreed, rules.forfeits.noShowGraceMinutes);
  const sentences = [
    agreed === null ? `If you’ve played ${them}, report it now.` : "",
    hasNoAccount ? cannotConfirm(them, rules) : "One of you reports, the other confirms.",
    canClaim ? `If ${them} didn’t come, claim the match.` : "",
    loseBoth(scene),
  ];
  return { what: `Report ${whatToReport(rules)}`, why: sentences.filter(Boolean).join(" ") };
}

function loseBoth({ state, rules, now, zone, slot }: Scene): string {
  return ifNobodyReports(closesAt(state, rules), now, zone, slot);
}

/** "on Saturday at 4:00 pm", "at 4:00 pm today", "on Saturday, Nov 28, at 4:00 pm" */
function onDayAt(at: Instant, { now, zone }: Scene): string {
  if (isSameDay(at, now, zone)) return `at ${time(at, zone)} today`;
  const on = comingDay(at, now, zone);
  return `on ${on}${on.includes(",") ? "," : ""} at ${time(at, zone)}`;
}
