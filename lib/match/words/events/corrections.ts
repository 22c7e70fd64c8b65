import { shortDayAndTime } from "@/lib/shared/dates";
import { otherSide } from "../../rules/sides";
import { act, byLeague, type Describers } from "../event-text";
import { gameScores, outcomeWords } from "../scores";

/** How a result that counts already is corrected. */
export const describeCorrections = {
  CorrectionAsked: (event, { names, context: { rules } }) =>
    act(
      event.by,
      `Asked to correct it to ${outcomeWords(event.outcome, names)}`,
      gameScores(event.games, rules.match),
      event.statement,
    ),
  CorrectionAgreed: (event, { names }) =>
    event.outcome
      ? act(event.by, `Agreed to correct it to ${outcomeWords(event.outcome, names)}`)
      : act(event.by, "Agreed that the match is tied", "The director decides."),
  CorrectionContested: (event) => act(event.by, "Said the correction is wrong", "", event.statement),
  CorrectionWithdrawn: (event) => act(event.by, "Withdrew the correction"),
  CorrectionOverdue: (_event, { at, before, names, zone }) => {
    const silent = before.correction ? names[otherSide(before.correction.by)] : "No one";
    return byLeague(
      `${silent} didn’t answer by ${shortDayAndTime(before.answerBy ?? at, zone)}, so the correction went to the director.`,
    );
  },
} satisfies Partial<Describers>;
