import { Status } from "@/components/ui/status";
import { ordinal } from "@/lib/shared/text";
import { rankNext } from "@/lib/stages/groups/rank-next";
import { tablesOf } from "@/lib/stages/rules/tables-of";
import { groupsOf } from "@/lib/stages/stages-of";
import { printPoints } from "@/lib/standings/rules/print-points";
import type { DivisionView } from "@/lib/standings/store/divisions";

type NextRankedTableProps = {
  readonly view: DivisionView;
  /** "Advances", by entry id. */
  readonly marks: ReadonlyMap<string, string>;
};

/** The next-placed players of all groups, compared, if the best of them also advance. */
export function NextRankedTable({ view, marks }: NextRankedTableProps) {
  const { rules } = view.season;
  const groups = groupsOf(rules);
  if (!groups || groups.bestNext === 0) return null;
  const next = rankNext(groups, tablesOf(view), rules.standings);
  const title = `Players ranked ${ordinal(groups.advance + 1)}, compared`;

  return (
    <>
      <h3 className="mt-6" id="placed-next">
        {title}
      </h3>
      <p className="small mt-2 max-w-text">
        Groups can differ in size, so points and tie-breaks count per match. Tie-breaks that look at opponents
        are left out, because each group has its own.
      </p>
      <table className="plain by-name mt-3">
        <caption className="sr">{title}</caption>
        <thead>
          <tr>
            <th scope="col">Player</th>
            <th scope="col">Group</th>
            <th scope="col">Points</th>
            <th scope="col">Matches</th>
          </tr>
        </thead>
        <tbody>
          {next.map(({ row, group }) => (
            <tr key={row.entryId}>
              <th scope="row">
                {row.name} <Mark words={marks.get(row.entryId)} />
              </th>
              <td>{group.replace("Group ", "")}</td>
              <td>{printPoints(row.points)}</td>
              <td>{row.played}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Mark({ words }: { readonly words: string | undefined }) {
  return words ? <Status kind="confirmed">{words}</Status> : null;
}
