import { PrintButton } from "@/components/season/print-button";
import { HeadRow } from "@/components/ui/head-row";
import type { Instant } from "@/lib/shared/instant";
import type { KnockoutRules } from "@/lib/stages/knockout/rules";
import { knockoutRounds } from "@/lib/stages/rules/rounds-of-stage";
import { viewBracket } from "@/lib/stages/view/view-bracket";
import { stageName } from "@/lib/stages/words/round-name";
import type { DivisionView } from "@/lib/standings/store/divisions";
import { Bracket } from "./bracket";

/** The knockout of a division once it's drawn. It prints on a sheet of its own. */
export function Knockout({ view, at }: { readonly view: DivisionView; readonly at: Instant }) {
  const bracket = viewBracket(view, at);
  const stage = knockoutRounds(view.rounds)[0]?.stage;
  if (!bracket || !stage) return null;
  const title = stageName(stage);
  const rules = view.season.rules.stages[stage.position - 1];
  const seeded = rules?.format === "knockout" ? `, ${SEEDED[rules.seeding]}` : "";

  return (
    <section className="section tight wall" aria-labelledby="knockout">
      <HeadRow title={title} id="knockout">
        {`${stage.seeds.length} players${seeded}${byes(stage.seeds.length, bracket.rounds.length)}`}
      </HeadRow>
      <Bracket
        label={`${title}, ${view.division.name}`}
        id="bracket"
        org={view.season.organization.slug}
        {...bracket}
      />
      <PrintButton />
    </section>
  );
}

const SEEDED: Record<KnockoutRules["seeding"], string> = {
  lot: "placed by lot",
  registration: "seeded in order of registration",
  standings: "seeded from the standings",
};

/** "; seeds 1 to 3 have a bye" */
function byes(players: number, rounds: number): string {
  const free = 2 ** rounds - players;
  if (free === 0) return "";
  return free === 1 ? "; seed 1 has a bye" : `; seeds 1 to ${free} have a bye`;
}
