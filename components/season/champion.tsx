import { Notice } from "@/components/ui/notice";
import { championsOf } from "@/lib/stages/rules/champion";
import { type ChampionWords, championNames, championWords } from "@/lib/stages/view/champion";
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
  if (championsOf(view)?.length !== 0) return null;
  return (
    <Notice tone="soon" title="No champion" still>
      Neither finalist won. A ruling on the final can still decide it.
    </Notice>
  );
}

function titleOf(champion: ChampionWords): string {
  return champion.players.length === 1
    ? `Champion: ${championNames(champion)}`
    : `Champions: ${championNames(champion)}`;
}
