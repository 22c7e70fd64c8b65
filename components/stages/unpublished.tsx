import { BlankState } from "@/components/ui/blank-state";
import { HeadRow } from "@/components/ui/head-row";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/paths";
import { isInPlay, isOver } from "@/lib/season/rules/steps";
import type { ScheduleToBe } from "@/lib/stages/view/schedule-to-be";
import { scheduleView } from "@/lib/stages/view/schedule-view";
import { costLine } from "@/lib/stages/view/shape-view";
import { SCHEDULE_REFUSAL_SENTENCES } from "@/lib/stages/words/refusals";
import { SchedulePreview } from "./schedule-preview";

type ToPublish = ScheduleToBe & {
  readonly seen: string;
  /** The director has to decide about players first. */
  readonly isUndecided?: boolean;
};

/** The schedule of a division before it's published, or why there is none to publish. */
export function Unpublished(plan: ToPublish) {
  const { season, players } = plan;
  const { status } = season;
  const canPublish = isInPlay(status);
  return (
    <section aria-labelledby="publish">
      <HeadRow title="Schedule" id="publish">
        <p>not published</p>
      </HeadRow>
      {canPublish && players.length >= 2 ? (
        <Preview {...plan} />
      ) : (
        <BlankState title={canPublish ? "Too few players yet" : "No schedule"}>
          {canPublish
            ? "A schedule needs at least two players. The dates appear here once two have registered."
            : isOver(status)
              ? "The season ended before a schedule was published."
              : "Open registration first. The schedule is drawn once players have registered."}
        </BlankState>
      )}
    </section>
  );
}

function Preview({ seen, isUndecided, ...plan }: ToPublish) {
  const { season, players } = plan;
  const view = scheduleView(plan);
  return (
    <>
      <p className="small mt-3">{costLine(season, players.length, view.firstDay)}</p>
      <p>
        <Link
          className="row-link"
          href={paths.deskFormat(season.organization.slug, season.slug, { players: players.length })}
        >
          Compare other formats
        </Link>
      </p>
      <SchedulePreview
        {...view}
        refusal={view.refusal ?? (isUndecided ? SCHEDULE_REFUSAL_SENTENCES["not-eligible"] : null)}
        seen={seen}
      />
    </>
  );
}
