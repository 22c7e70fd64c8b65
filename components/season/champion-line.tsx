import { NextLine } from "@/components/ui/next-line";
import { type ChampionWords, championNames } from "@/lib/stages/view/champion";

/** Who won the division, above everything else. */
export function ChampionLine({ champion }: { readonly champion: ChampionWords }) {
  return (
    <NextLine
      turn="none"
      turnIcon="trophy"
      turnLabel={champion.names.length > 1 ? "Champions" : "Champion"}
      className="champion-line"
    >
      <strong>{championNames(champion)}</strong> {champion.how}.
    </NextLine>
  );
}
