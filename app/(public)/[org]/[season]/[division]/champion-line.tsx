import { NextLine } from "@/components/ui/next-line";
import type { Champion } from "../champion";

/** Who has won the division, above everything else. */
export function ChampionLine({ champion: { name, how } }: { readonly champion: Champion }) {
  return (
    <NextLine turn="none" turnIcon="trophy" turnLabel="Champion">
      <strong>{name}</strong> {how}.
    </NextLine>
  );
}
