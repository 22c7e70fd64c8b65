import { BlankState } from "@/components/ui/blank-state";
import { HeadRow } from "@/components/ui/head-row";
import { type ScheduleToBe, scheduleView } from "@/lib/stages/view/schedule-view";
import { SchedulePreview } from "./schedule-preview";

/** The schedule of a division before it is published, or why there is none to publish. */
export function Unpublished(plan: ScheduleToBe) {
  const { status } = plan.season;
  const canPublish = status === "registration" || status === "running";
  return (
    <section aria-labelledby="publish">
      <HeadRow title="Schedule" id="publish">
        <p>not published</p>
      </HeadRow>
      {canPublish && plan.players.length >= 2 ? (
        <SchedulePreview {...scheduleView(plan)} />
      ) : (
        <BlankState title={canPublish ? "Too few players yet" : "No schedule"}>
          {canPublish
            ? "A league needs at least two players. The dates are shown here as soon as two are in."
            : "Open registration first; the schedule is drawn from those who register."}
        </BlankState>
      )}
    </section>
  );
}
