import { tooFarWords } from "@/lib/shared/too-far";
import { MOST_IN_KNOCKOUT, MOST_ROUNDS, type ScheduleRefusal } from "../rules/schedule-refusals";

export const SCHEDULE_REFUSAL_SENTENCES: Record<ScheduleRefusal, string> = {
  "too-few-players": "A schedule needs at least two players.",
  "too-many-players": `A round robin of more than ${MOST_ROUNDS} rounds takes over a year, and a knockout has room for ${MOST_IN_KNOCKOUT} players. Make smaller divisions.`,
  "already-published": "This schedule is already published. Here it is.",
  "starts-in-past": "The first day is in the past. Pick today or a later day.",
  "starts-too-late": `${tooFarWords("The first day")} If it’s right, publish later.`,
  "first-day-unreadable": "That first day isn’t a date. Pick one, then show the dates again.",
  "first-round-closed": "The first round would already be closed. Pick a later first day.",
  "no-time-in-round":
    "Each round would close as soon as it opens. Change when a round closes in the rules, or how many days it has.",
  "wrong-status": "You can publish only while registration is open or the season is running.",
  "session-missing": "Enter the date, time, and location of the final.",
  "session-too-early":
    "The final would be played while results of the earlier rounds can still come in. Pick a later day, or an earlier first day.",
  "session-too-late": tooFarWords("The final"),
  "not-settled": "Some matches or corrections are still open. Decide them first, then draw the playoff.",
  "rules-changed": "The rules have changed since you opened the page. Check the dates again, then publish.",
  "no-playoff": "The rules of this season have no playoff.",
  changed:
    "Someone registered or left, or the rules, the breaks, or a result changed after you opened this page. Check what’s here now, then send it again.",
  "no-session": "The players agree on the times of this round themselves, so there’s no session to move.",
  "groups-not-whole":
    "Put every player in one group. Each group needs at least two players, and no more than the rules allow.",
  "not-eligible": "Some registered players can’t play now. Decide about them above, then publish.",
  "already-drawn": "The playoff is already drawn. Here it is.",
};

/** Why a round can't get a later deadline. */
export const EXTEND_REFUSAL_SENTENCES = {
  "all-reported": "Every match of this round has been reported.",
  "after-session":
    "The final would be played while results of this round can still come in. Pick an earlier deadline, or move the final first.",
};
