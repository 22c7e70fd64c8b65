import type { ReactNode } from "react";
import { NameList } from "@/components/entries/name-list";
import { AgreedTimes } from "@/components/season/agreed-times";
import { NoTimes } from "@/components/season/no-times";
import { Bracket } from "@/components/stages/knockout/bracket";
import { StandingsTable } from "@/components/standings/standings-table";
import { BlankState } from "@/components/ui/blank-state";
import { paths } from "@/lib/paths";
import type { Embed } from "@/lib/paths/embed";
import { agreedDays } from "@/lib/season/view/agreed-days";
import type { Instant } from "@/lib/shared/instant";
import { EMBED_TITLES } from "@/lib/sharing/words/embeds";
import { isUnplayed } from "@/lib/stages/rules/is-unplayed";
import { tablesOf } from "@/lib/stages/rules/tables-of";
import { viewBracket } from "@/lib/stages/view/view-bracket";
import { zoneAllYear } from "@/lib/stages/words/rounds";
import type { PublicDivision } from "@/lib/standings/store/divisions";
import { printStandings } from "@/lib/standings/words/standings";
import { EmbedFrame } from "./embed-frame";

interface EmbedProps {
  readonly embed: Embed;
  readonly view: PublicDivision;
  readonly at: Instant;
}

/** A part of a division for other websites: its standings, its bracket, or its next matches. */
export function DivisionEmbed({ embed, view, at }: EmbedProps) {
  const { season, division } = view;
  const org = season.organization;
  return (
    <EmbedFrame
      title={EMBED_TITLES[embed](division.name)}
      from={[
        season.name,
        org.name,
        ...(embed === "matches" ? [`times in ${zoneAllYear(at, org.timeZone)}`] : []),
      ].join(", ")}
      more={{
        href: paths.division(org.slug, season.slug, division.slug),
        label: "Everything about this division",
      }}
    >
      {isUnplayed(view) ? (
        <BlankState title="Not played">The season is over, and this division wasn’t played.</BlankState>
      ) : view.rounds.length === 0 ? (
        <BlankState title="Not yet">
          Matches and results appear here once the schedule is published.
        </BlankState>
      ) : (
        PARTS[embed]({ view, at })
      )}
    </EmbedFrame>
  );
}

type PartProps = Pick<EmbedProps, "view" | "at">;

const PARTS: Record<Embed, (props: PartProps) => ReactNode> = {
  standings: Standings,
  bracket: BracketPart,
  matches: NextMatches,
};

function Standings({ view }: PartProps) {
  const { season, division } = view;
  const tables = tablesOf(view);
  if (tables.length === 0)
    return <BlankState title="No standings">Everyone plays in a bracket here.</BlankState>;
  const hrefOf = (entryId: string) => paths.player(season.organization.slug, entryId);
  return tables.map(({ name, rows, entries }) => (
    <section key={name} aria-label={name ?? "Standings"}>
      {name && <h2 className="mt-4 mb-2">{name}</h2>}
      {rows.every(({ played }) => played === 0) ? (
        <>
          <BlankState title="Everyone starts with 0 points">
            Standings appear here once the first result is confirmed.
          </BlankState>
          <NameList players={entries.map((entry) => ({ name: entry.name, href: hrefOf(entry.id) }))} />
        </>
      ) : (
        <StandingsTable
          caption={[EMBED_TITLES.standings(division.name), name].filter(Boolean).join(", ")}
          rows={printStandings(rows, season.rules.standings.tieBreaks).map((row) => ({
            ...row,
            href: hrefOf(row.entryId),
            whyHref: undefined,
            tieBreaks: [],
          }))}
        />
      )}
    </section>
  ));
}

function BracketPart({ view, at }: PartProps) {
  const bracket = viewBracket(view, at);
  if (!bracket) return <BlankState title="No bracket yet">It appears here once it’s drawn.</BlankState>;
  const { season, division } = view;
  return (
    <>
      <h2 className="sr">Rounds</h2>
      <Bracket
        label={EMBED_TITLES.bracket(division.name)}
        id="bracket"
        org={season.organization.slug}
        {...bracket}
      />
    </>
  );
}

function NextMatches({ view, at }: PartProps) {
  const days = agreedDays([view], view.season.organization.timeZone, at);
  if (days.length === 0) return <NoTimes views={[view]} />;
  return (
    <>
      <h2 className="sr">Days</h2>
      <AgreedTimes days={days} />
    </>
  );
}
