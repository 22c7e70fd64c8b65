import { Notice } from "@/components/ui/notice";
import {
  type ChampionWords,
  championNames,
  championWords,
  noChampionWords,
} from "@/lib/stages/view/champion";
import type { DivisionView } from "@/lib/standings/store/divisions";

/** Who won the division; nothing while it's undecided. */
export function Champion({ view }: { readonly view: DivisionView }) {
  const champion = championWords(view);
  if (champion) {
    return (
      <Notice tone="ok" icon="trophy" title={titleOf(champion)} still>
        {championNames(champion)} {champion.how}.
      </Notice>
    );
  }
  const nobody = noChampionWords(view);
  return (
    nobody && (
      <Notice tone="soon" title="No champion" still>
        {nobody}
      </Notice>
    )
  );
}

function titleOf(champion: ChampionWords): string {
  return champion.players.length === 1
    ? `Champion: ${championNames(champion)}`
    : `Champions: ${championNames(champion)}`;
}
