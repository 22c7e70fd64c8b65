import { paths } from "@/lib/paths";
import { Link } from "../../ui/link";

interface ArchivedMatchProps {
  readonly org: string;
  readonly season: string;
}

/** Instead of what a director can do, if the match's season is archived. */
export function ArchivedMatch({ org, season }: ArchivedMatchProps) {
  return (
    <section className="rule" aria-labelledby="ruling">
      <h2 id="ruling">This season is archived</h2>
      <p>
        Nothing in it can change. To change this match, unarchive{" "}
        <Link href={paths.deskSeason(org, season)}>the season</Link> first.
      </p>
    </section>
  );
}
