import { HeadRow } from "@/components/ui/head-row";
import { Ledger, LedgerRow } from "@/components/ui/ledger";
import { Link } from "@/components/ui/link";
import { SubNav } from "@/components/ui/sub-nav";
import { paths } from "@/lib/paths";
import type { Instant } from "@/lib/shared/instant";
import { slotInStage } from "@/lib/stages/rules/rounds-of-stage";
import { openSlots } from "@/lib/stages/view/byes-and-waits";
import { type RoundQuery, roundAsked } from "@/lib/stages/view/round-progress";
import { extension, roundMatches, roundWhen, sessionToMove } from "@/lib/stages/view/round-view";
import { roundLabel, roundOfAll } from "@/lib/stages/words/round-name";
import type { DeskDivision, RoundView } from "@/lib/standings/store/divisions";
import { ExtendRoundForm } from "./extend-round-form";
import { MoveSessionForm } from "./move-session-form";
import { RoundMatches } from "./round-matches";

type RoundsProps = {
  readonly view: DeskDivision;
  /** Everyone who registered, also those who left. */
  readonly entries: readonly { readonly id: string; readonly name: string }[];
  readonly asked: RoundQuery;
  readonly now: Instant;
};

/** One round of a division, the one that was asked for or the current one, with its matches. */
export function Rounds({ view, entries, asked, now }: RoundsProps) {
  const { season, division, rounds } = view;
  const { slug: org, timeZone: zone } = season.organization;
  const round = roundAsked(rounds, asked, now);
  if (!round) return null;
  const more = extension(view, round, now);
  const moving = sessionToMove(view, round, now);
  return (
    <section aria-labelledby="round">
      <HeadRow title={roundOfAll(slotInStage(round, rounds))} id="round">
        <p>{roundWhen(round, rounds, now, zone)}</p>
      </HeadRow>
      <SubNav
        label="Rounds"
        items={rounds.map((each) => ({
          href: `${paths.deskDivision(org, season.slug, division.slug)}?stage=${each.stage.position}&round=${each.number}`,
          label: shortLabel(each, rounds),
          current: each.id === round.id,
        }))}
      />
      {round.matches.length > 0 && <RoundMatches matches={roundMatches({ season, entries }, round, now)} />}
      {round.matches.length > 0 && (
        <p className="small my-3">
          <Link
            href={paths.scoreSlips(org, season.slug, division.slug, {
              stage: round.stage.position,
              round: round.number,
            })}
          >
            Score slips for this round, to print
          </Link>
        </p>
      )}
      {round.matches.some(({ id }) => view.undoable.has(id)) && (
        <p className="small my-3">
          <Link
            href={paths.roundForfeits(org, season.slug, division.slug, {
              stage: round.stage.position,
              round: round.number,
            })}
          >
            Undo the double forfeits of this round
          </Link>
        </p>
      )}
      <OpenSlots lines={openSlots(view, round, now)} />
      <div className="border-0 border-t border-solid border-rule">
        {moving && (
          <MoveSessionForm
            key={`session-${round.id}`}
            org={org}
            season={season.slug}
            division={division.slug}
            stage={round.stage.position}
            round={round.number}
            seen={round.stamp}
            {...moving}
          />
        )}
        {more && !moving && (
          <ExtendRoundForm
            key={round.id}
            org={org}
            season={season.slug}
            division={division.slug}
            stage={round.stage.position}
            round={round.number}
            seen={round.stamp}
            {...more}
          />
        )}
      </div>
    </section>
  );
}

/** A round robin numbers its rounds, a knockout names them. */
function shortLabel(round: RoundView, rounds: readonly RoundView[]): string {
  return roundLabel(slotInStage(round, rounds));
}

function OpenSlots({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Ledger>
      {lines.map((line) => (
        <LedgerRow key={line} className="muted">
          {line}
        </LedgerRow>
      ))}
    </Ledger>
  );
}
