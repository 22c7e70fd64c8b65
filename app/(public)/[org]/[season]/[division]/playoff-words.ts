import type { DivisionView } from "@/lib/data/divisions";
import { findStage } from "@/lib/domain/schedule/stages";
import { dayAndTime } from "@/lib/format/dates";
import { counted } from "@/lib/format/names";

/** Who goes on from the table, and when; null where nobody does. */
export function playoffWords({ season, rounds }: DivisionView): string | null {
  const playoff = season.rules.stages[1];
  const last = findStage(rounds, "round-robin")?.rounds.at(-1);
  if (playoff?.format !== "knockout" || playoff.qualifiers === null || !last) return null;
  const drawn = findStage(rounds, "knockout");
  if (drawn)
    return `The first ${counted(drawn.seeds.length, "player")} of this table went on to the playoff.`;
  const closes = dayAndTime(last.deadlineAt, season.organization.timeZone);
  return `The first ${counted(playoff.qualifiers, "player")} of this table go on to the playoff. It is drawn after Round ${last.number}, which is open until ${closes}.`;
}
