import { championWords } from "@/lib/stages/view/champion";
import type { DivisionView } from "@/lib/standings/store/divisions";
import { ChampionLine } from "./champion-line";

/** Who won the divisions that are decided. A season's page begins with them. */
export function Champions({ views }: { readonly views: readonly DivisionView[] }) {
  return views.map((view) => {
    const champion = championWords(view);
    return (
      champion && (
        <ChampionLine
          key={view.division.id}
          champion={champion}
          division={views.length > 1 ? view.division.name : undefined}
        />
      )
    );
  });
}
