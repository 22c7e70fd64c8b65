import type { CheckInView } from "@/lib/match/view/check-in";
import { ArriveForm } from "./one-button-forms";

/** The button to check in for the agreed time, and who has. `table` is the table whose code the reader scanned. */
export function CheckIn({
  checkIn,
  table,
}: {
  readonly checkIn: CheckInView;
  readonly table?: string | undefined;
}) {
  return (
    <>
      {checkIn.canCheckIn && <ArriveForm table={table} />}
      <span className="small">{checkIn.words}</span>
    </>
  );
}
