import { Crumb } from "@/components/ui/crumb";
import { Link } from "@/components/ui/link";
import type { ShownMatch } from "@/lib/match/store/match-record";
import { paths } from "@/lib/paths";
import { matchOfAll } from "@/lib/stages/words/round-name";

/** Where a case is: its season, division, and which match of the round. */
export function CaseCrumb({ match }: { readonly match: ShownMatch }) {
  const { organization, season, division, stage, round } = match;
  const slot = { format: stage.format, number: round.number, of: round.of, match: match.number };

  return (
    <header className="match-head">
      <Crumb>
        <Link href={paths.desk(organization.slug)}>Desk</Link>, {season.name},{" "}
        <Link href={paths.deskDivision(organization.slug, season.slug, division.slug)}>{division.name}</Link>,{" "}
        {matchOfAll(slot)}
      </Crumb>
    </header>
  );
}
