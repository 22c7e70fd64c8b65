import type { MatchScene } from "@/lib/match/view/match-scene";
import { paths } from "@/lib/paths";
import { matchOfAll } from "@/lib/stages/words/round-name";
import { Crumb } from "../ui/crumb";
import { Link } from "../ui/link";

/** Which match this is, in one quiet line and a title. */
export function MatchHead({ scene }: { readonly scene: MatchScene }) {
  const { organization, season, division, slot, full } = scene;
  return (
    <header className="match-head">
      <Crumb>
        <Link href={paths.division(organization.slug, season.slug, division.slug)}>{division.name}</Link>
        {`, ${matchOfAll(slot)}`}
      </Crumb>
      <h1>
        {full.home} <span>vs.</span> {full.away}
      </h1>
    </header>
  );
}
