import { AddToDivision } from "@/components/entries/add-to-division";
import { EntryTable } from "@/components/entries/entry-table";
import { LateEntrySection } from "@/components/entries/late-entry-section";
import { EmbedSnippets } from "@/components/sharing/embed-snippets";
import { GroupProgress } from "@/components/stages/groups/group-progress";
import { Playoff } from "@/components/stages/playoff";
import { Rounds } from "@/components/stages/rounds";
import { Fold } from "@/components/ui/fold";
import { Link } from "@/components/ui/link";
import { entryViews, spotsLine } from "@/lib/entries/view/entries-of-desk";
import { paths } from "@/lib/paths";
import type { EmbedSnippet } from "@/lib/sharing/view/embed-snippets";
import { needsPlayoff } from "@/lib/stages/rules/needs-playoff";
import { groupProgress } from "@/lib/stages/view/group-progress";
import type { DeskDivision } from "@/lib/standings/store/divisions";
import { Champion } from "./champion";
import type { DeskDivisionProps } from "./desk-division";

type Props = DeskDivisionProps & {
  readonly view: DeskDivision;
  readonly snippets: readonly EmbedSnippet[];
};

/** A division at the desk after its schedule is published: its rounds, then its players. A due playoff comes first. */
export function PublishedDivision({ view, snippets, season, division, entries, asked, now, seen }: Props) {
  const playoff = <Playoff view={view} asked={asked} now={now} seen={seen} />;
  const isDue = needsPlayoff(view);
  return (
    <>
      <Champion view={view} />
      {isDue && playoff}
      <Rounds view={view} entries={entries} asked={asked} now={now} />
      <GroupProgress groups={groupProgress(view)} />
      {!isDue && playoff}
      <LateEntrySection view={view} entries={entries} now={now} />
      <Fold summary="Players" aside={spotsLine(division, entries)}>
        <EntryTable
          entries={entryViews(season, division.slug, entries)}
          file={paths.entriesFile(season.organization.slug, season.slug)}
        />
      </Fold>
      <AddToDivision season={season} division={division} />
      <EmbedSnippets snippets={snippets} />
      <p className="mt-4">
        <Link
          className="row-link"
          href={paths.division(season.organization.slug, season.slug, division.slug)}
        >
          Public standings of {division.name}
        </Link>
      </p>
    </>
  );
}
