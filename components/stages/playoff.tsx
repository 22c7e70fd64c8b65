import { BlankState } from "@/components/ui/blank-state";
import { HeadRow } from "@/components/ui/head-row";
import { isDecided } from "@/lib/match/rules/state";
import { isOver } from "@/lib/season/rules/steps";
import type { Instant } from "@/lib/shared/instant";
import { counted } from "@/lib/shared/text";
import { hasCorrection } from "@/lib/stages/rules/is-settled";
import { lacksPlayers } from "@/lib/stages/rules/needs-playoff";
import { knockoutRounds } from "@/lib/stages/rules/rounds-of-stage";
import { knockoutOf } from "@/lib/stages/stages-of";
import { TOO_FEW_LEFT } from "@/lib/stages/view/after-all-rounds";
import { advanceWords, stageWords } from "@/lib/stages/view/playoff-summary";
import { playoffView, reasonsOfPlayoff } from "@/lib/stages/view/playoff-view";
import type { Asked } from "@/lib/stages/view/schedule-to-be";
import type { DivisionView } from "@/lib/standings/store/divisions";
import { Qualifiers } from "./qualifiers";
import { SchedulePreview } from "./schedule-preview";

/** The knockout that the first stage feeds: who would advance and why, its draw, and what was drawn by lot. */
export function Playoff({
  view,
  asked,
  now,
  seen,
}: {
  readonly view: DivisionView;
  readonly asked: Asked;
  readonly now: Instant;
  /** The version of the division that the page shows. */
  readonly seen: string;
}) {
  const { season, rounds } = view;
  const stage = knockoutOf(season.rules);
  if (!stage || season.rules.stages.length < 2) return null;
  if (knockoutRounds(rounds).length > 0) {
    const reasons = reasonsOfPlayoff(view);
    return reasons.map((sentence) => (
      <p key={sentence} className="small mt-3">
        {sentence}
      </p>
    ));
  }
  if (isOver(season.status)) return null;

  const open = rounds.flatMap(({ matches }) => matches).filter(({ status }) => !isDecided(status));
  return (
    <section className="section tight" aria-labelledby="playoff">
      <HeadRow title="Playoff" id="playoff">
        <p>not drawn</p>
      </HeadRow>
      {lacksPlayers(view) ? (
        <BlankState title="Too few players">{TOO_FEW_LEFT}</BlankState>
      ) : open.length > 0 || hasCorrection(rounds) ? (
        <p className="mt-3">
          {advanceWords(view)} The playoff is drawn when every match of {stageWords(view)} is decided:{" "}
          {open.length > 0
            ? `${counted(open.length, "match is", "matches are")} still open.`
            : "a correction is still to be decided."}
        </p>
      ) : (
        <Draw {...playoffView(view, stage, asked, now)} seen={seen} />
      )}
    </section>
  );
}

function Draw({ qualifiers, schedule, seen }: ReturnType<typeof playoffView> & { readonly seen: string }) {
  return (
    <>
      <Qualifiers {...qualifiers} />
      <SchedulePreview {...schedule} seen={seen} />
    </>
  );
}
