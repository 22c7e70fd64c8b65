import { otherSide } from "@/lib/match/rules/sides";
import type { MatchScene } from "@/lib/match/view/match-scene";
import { scoreFor } from "@/lib/match/words/scores";
import { sideStatus } from "@/lib/match/words/statuses";
import { paths } from "@/lib/paths";
import type { SeasonStatus } from "@/lib/season/store/seasons";
import { shortDay } from "@/lib/shared/dates";
import { ordinal, ordinalEnding, plural } from "@/lib/shared/text";
import { type MatchSlot, matchName, roundLabel } from "@/lib/stages/words/round-name";
import { printPoints } from "@/lib/standings/rules/print-points";
import type { MyRecord } from "@/lib/standings/view/my-record";
import { Fold } from "../ui/fold";
import { HeadRow } from "../ui/head-row";
import { Link } from "../ui/link";
import { Record } from "../ui/record";
import { Status } from "../ui/status";

/** The version of the rules this person accepted, and the current one. */
export type RulesAccepted = { readonly accepted: number; readonly newest: number };

interface SeasonRecordProps {
  readonly id: string;
  /** The organization's name if the reader plays in several. */
  readonly league?: string | undefined;
  readonly page: {
    readonly organization: string;
    readonly season: { readonly slug: string; readonly name: string; readonly status: SeasonStatus };
    readonly division: { readonly slug: string; readonly name: string };
  };
  /** Null until a result counts. */
  readonly record: MyRecord | null;
  /** How lots decided whether the reader is in the playoff. */
  readonly lots: readonly string[];
  /** The reader's average in sportsmanship, in words; null if there's none to show. */
  readonly sportsmanship: string | null;
  readonly rules: RulesAccepted;
  /** The person's matches in this division, by round. */
  readonly scenes: readonly MatchScene[];
}

/** A player's season in a division: the figures, and the matches by round. */
export function SeasonRecord({
  id,
  league,
  page,
  record,
  lots,
  sportsmanship,
  rules,
  scenes,
}: SeasonRecordProps) {
  const { organization, season, division } = page;
  const table = paths.division(organization, season.slug, division.slug);
  return (
    <section aria-labelledby={id}>
      <HeadRow id={id} title={`Your season: ${seasonIn(page, league)}`}>
        <p>
          <Link href={table}>See the {division.name} division</Link>
          {record?.anchor && (
            <>
              {" · "}
              <Link href={`${table}#${record.anchor}`}>Why {ordinal(record.row.rank)}?</Link>
            </>
          )}
        </p>
      </HeadRow>
      {record && <Record figures={figuresOf(record, division.name)} />}
      <Lots lots={lots} />
      {sportsmanship && <p className="small mt-3">{sportsmanship}</p>}
      {scenes.length > 0 && <RoundsTable scenes={scenes} />}
      <p className="no-print small mt-3">
        <Link href={paths.register(organization, season.slug)}>
          Can’t keep playing in the {division.name} division?
        </Link>
      </p>
      {rules.accepted < rules.newest && (
        <p className="small mt-3">
          You accepted version {rules.accepted} of the rules. The current version is {rules.newest}.{" "}
          <Link href={`${paths.ruleSheet(organization, season.slug)}#versions`}>Read what changed</Link>
        </p>
      )}
    </section>
  );
}

/** A season that's over, folded: the rank in its line, and inside the figures and the matches. */
export function PastSeason({
  league,
  page,
  record,
  lots,
  scenes,
  open,
}: Omit<SeasonRecordProps, "id" | "rules" | "sportsmanship"> & { readonly open: boolean }) {
  const { organization, season, division } = page;
  const table = paths.division(organization, season.slug, division.slug);
  return (
    <Fold
      summary={seasonIn(page, league)}
      aside={record ? `${ordinal(record.row.rank)} of ${record.of}` : undefined}
      open={open}
    >
      {record && <Record figures={figuresOf(record, division.name)} />}
      <Lots lots={lots} />
      {scenes.length > 0 && <RoundsTable scenes={scenes} />}
      <p className="small mt-3">
        <Link href={table}>{`${season.name}, ${division.name} division`}</Link>
        {record?.anchor && (
          <>
            {" · "}
            <Link href={`${table}#${record.anchor}`}>Why {ordinal(record.row.rank)}?</Link>
          </>
        )}
      </p>
    </Fold>
  );
}

/** "Fall 2026, Open", "Fall 2026, Open, Lakeside University" */
function seasonIn({ season, division }: SeasonRecordProps["page"], league: string | undefined): string {
  return [season.name, division.name, league].filter(Boolean).join(", ");
}

function Lots({ lots }: Pick<SeasonRecordProps, "lots">) {
  return lots.map((sentence) => (
    <p key={sentence} className="small mt-3">
      {sentence}
    </p>
  ));
}

function figuresOf({ row, of }: MyRecord, division: string) {
  const lost = row.forfeits + row.doubleForfeits;
  return [
    {
      value: (
        <>
          {row.rank}
          <sup>{ordinalEnding(row.rank)}</sup>
        </>
      ),
      label: `of ${of} in ${division}${row.isTied ? ", shared" : ""}`,
    },
    {
      value: printPoints(row.points),
      label: `points from ${plural(row.played, "match", "matches")}`,
    },
    { value: `${row.won}–${row.drawn}–${row.lost}`, label: "won, drawn, lost" },
    { value: String(lost), label: "lost by forfeit" },
  ];
}

function RoundsTable({ scenes }: { readonly scenes: readonly MatchScene[] }) {
  return (
    <table className="plain rec">
      <caption className="sr">Your matches</caption>
      <thead>
        <tr>
          <th scope="col">Round</th>
          <th scope="col">Opponent</th>
          <th scope="col" className="c-opt">
            Color, game 1
          </th>
          <th scope="col">Result</th>
          <th scope="col" className="r">
            Games
          </th>
        </tr>
      </thead>
      <tbody>
        {scenes.map((scene) => (
          <RoundRow key={scene.id} scene={scene} />
        ))}
      </tbody>
    </table>
  );
}

/** In a column headed "Round": "3", "Semifinal". */
function roundInTable(slot: MatchSlot): string {
  const label = roundLabel(slot);
  return /^\d+$/.test(label) ? label : matchName(slot);
}

function RoundRow({ scene }: { readonly scene: MatchScene }) {
  const { id, round, slot, side, full, state, zone, isComing, move } = scene;
  const { outcome } = state;
  const { kind } = sideStatus(
    {
      status: state.status,
      decidedBy: outcome?.decidedBy ?? null,
      hasSuggestion: state.suggestions.home !== null || state.suggestions.away !== null,
      case: state.case,
      isClosed: move.kind === "late",
    },
    outcome,
    side,
  );
  return (
    <tr>
      <td>{roundInTable(slot)}</td>
      <th scope="row">
        <Link href={paths.match(id)}>{full[otherSide(side)]}</Link>
      </th>
      <td className="c-opt">
        <span className={side === "home" ? "dotc" : "dotc b"} /> {side === "home" ? "White" : "Black"}
      </td>
      <td>
        {isComing ? (
          <span className="muted">Opens {shortDay(round.opensAt, zone)}</span>
        ) : (
          <Status kind={kind}>
            {kind === "scheduled" && state.scheduledAt ? shortDay(state.scheduledAt, zone) : undefined}
          </Status>
        )}
      </td>
      <td className="r num">
        {outcome?.score ? scoreFor(side, outcome.score) : <span className="muted">–</span>}
      </td>
    </tr>
  );
}
