import type { z } from "zod";
import { formatOf } from "@/lib/stages/formats";
import type { RulePack } from "./rule-pack";

type Trouble = { readonly path: readonly (string | number)[]; readonly message: string };

/** Conditions that involve more than one setting of a rule pack, each with the field to change and the reason. */
export function checkTogether(rules: RulePack, context: z.RefinementCtx<RulePack>): void {
  for (const { path, message } of [
    ...stageTroubles(rules),
    ...pointTroubles(rules),
    ...otherTroubles(rules),
  ]) {
    context.addIssue({ code: "custom", path: [...path], message });
  }
}

function stageTroubles({ stages }: RulePack): readonly Trouble[] {
  return stages.flatMap((stage, index) =>
    formatOf(stage)
      .misfits(stage, stages[index - 1], stages[index + 1])
      .map(({ setting, message }) => ({ path: ["stages", index, setting], message })),
  );
}

function pointTroubles({ standings: { points } }: RulePack): readonly Trouble[] {
  const at = (kind: keyof typeof points, message: string): Trouble => ({
    path: ["standings", "points", kind],
    message,
  });
  const { win, draw, loss, forfeitWin, forfeitLoss, doubleForfeit } = points;
  return [
    ...(win > loss ? [] : [at("win", "A win has to be worth more than a loss.")]),
    ...(draw >= loss && draw <= win
      ? []
      : [at("draw", "A draw is worth no more than a win and no less than a loss.")]),
    ...((forfeitWin ?? win) <= win && (forfeitWin ?? win) > loss
      ? []
      : [at("forfeitWin", "A win by forfeit is worth no more than a win, and more than a loss.")]),
    ...((forfeitLoss ?? loss) <= loss ? [] : [at("forfeitLoss", "A forfeit is worth no more than a loss.")]),
    ...((doubleForfeit ?? loss) <= (forfeitLoss ?? loss)
      ? []
      : [at("doubleForfeit", "A double forfeit is worth no more than a forfeit: it never helps anybody.")]),
  ];
}

function otherTroubles({ standings, schedule, reporting, ownRules }: RulePack): readonly Trouble[] {
  const isTwice = (values: readonly unknown[]) => new Set(values).size < values.length;
  return [
    ...(isTwice(standings.tieBreaks)
      ? [{ path: ["standings", "tieBreaks"], message: "Name each tie-break once." }]
      : []),
    ...(isTwice(ownRules.map(({ number }) => number))
      ? [{ path: ["ownRules"], message: "Two of your rules have the same number." }]
      : []),
    ...(isTwice(reporting.remindHours)
      ? [{ path: ["reporting", "remindHours"], message: "Name each reminder once." }]
      : []),
    ...(schedule.hoursToPlay < schedule.daysPerRound * 24
      ? []
      : [{ path: ["schedule", "hoursToPlay"], message: "That leaves no hour of the round to play in." }]),
    ...(schedule.fallback === null || schedule.fallback.hoursBefore > schedule.hoursToPlay
      ? []
      : [
          {
            path: ["schedule", "fallback", "hoursBefore"],
            message: "That is too late to set a time: it leaves no hour to play in.",
          },
        ]),
  ];
}
