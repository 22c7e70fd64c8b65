import { counted } from "@/lib/shared/text";
import type { DrawPreview } from "../format";
import { drawBracket, roundsOf, type Source } from "./knockout";
import type { KnockoutRules } from "./rules";

/** What to say about a bracket before it's drawn, with what each seed is called until then. */
export function previewBracket(stage: KnockoutRules, players: readonly string[]): DrawPreview {
  const seeds = stage.seeding === "lot" ? players.map((_, index) => `Seed ${index + 1}`) : players;
  return { sum: sumOf(seeds.length, stage), firstRound: firstRoundLines(seeds), lots: LOTS[stage.seeding] };
}

const LOTS: Record<KnockoutRules["seeding"], string> = {
  lot: "When you publish, lots decide who gets which seed. A published bracket doesn’t change.",
  registration: "Players are seeded in order of registration. A published bracket doesn’t change.",
  standings: "Seeds follow the standings. The draw doesn’t change, even if the standings change later.",
};

/** "11 players in four rounds. Players who lose are out. The first five seeds have a bye." */
function sumOf(players: number, { thirdPlace }: KnockoutRules): string {
  const rounds = roundsOf(players);
  const byes = 2 ** rounds - players;
  const third = thirdPlace && players > 3 ? ", with a match for third place" : "";
  const free =
    byes === 0 ? "" : ` The top ${byes === 1 ? "seed has" : `${counted(byes, "seed")} have`} a bye.`;
  return `${players} players in ${counted(rounds, "round")}${third}. Players who lose are out.${free}`;
}

/** "Seed 1 has a bye", "Seed 4 vs. Seed 5" */
function firstRoundLines(seeds: readonly string[]): readonly string[] {
  const nameOf = (source: Source) => (source.from === "seed" ? (seeds[source.seed - 1] ?? null) : null);
  return (drawBracket(seeds.length, false)[0] ?? []).map(({ upper, lower }) => {
    const [one, two] = [nameOf(upper), nameOf(lower)];
    return one && two ? `${one} vs. ${two}` : `${one ?? two} has a bye`;
  });
}
