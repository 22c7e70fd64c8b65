import Link from "next/link";

import { paths } from "@/lib/paths";
import { Crumb } from "../ui/crumb";
import type { MatchScene } from "./match-scene";

/** Which match this is, in one quiet line and a title. */
export function MatchHead({ scene }: { readonly scene: MatchScene }) {
  const { organization, season, division, round, full } = scene;
  return (
    <header className="match-head">
      <Crumb>
        <Link href={paths.division(organization.slug, season.slug, division.slug)}>{division.name}</Link>
        {`, Round ${round.number} of ${round.of}`}
      </Crumb>
      <h1>
        {full.home} <span>v</span> {full.away}
      </h1>
    </header>
  );
}
