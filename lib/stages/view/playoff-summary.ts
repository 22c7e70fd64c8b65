import { counted } from "@/lib/people/words/names";
import { dayAndTime } from "@/lib/shared/dates";
import type { DivisionView } from "@/lib/standings/store/divisions";
import { knockoutRounds, tableRounds } from "../rules/rounds-of-stage";

/** Who goes on from the table, and when; null where nobody does. */
export function playoffWords({ season, entries, rounds }: DivisionView): string | null {
  const playoff = season.rules.stages[1];
  const last = tableRounds(rounds).at(-1);
  if (playoff?.format !== "knockout" || playoff.qualifiers === null || !last) return null;
  const [drawn] = knockoutRounds(rounds);
  if (drawn)
    return `${capital(counted(drawn.stage.seeds.length, "player"))} in these standings advanced to the playoff.`;
  const first = counted(Math.min(playoff.qualifiers, entries.length), "player");
  const closes = dayAndTime(last.deadlineAt, season.organization.timeZone);
  return `The first ${first} in these standings advance to the playoff. It’s drawn once every result is in: Round ${last.number} is open until ${closes}.`;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
