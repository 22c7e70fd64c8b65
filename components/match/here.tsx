import type { HereView } from "@/lib/match/view/here";
import { ArriveForm } from "./one-button-forms";

/** The button to check in for the agreed time, and who has. `table` is the table whose code the reader scanned. */
export function Here({ here, table }: { readonly here: HereView; readonly table?: string | undefined }) {
  return (
    <>
      {here.canCheckIn && <ArriveForm table={table} />}
      <span className="small">{here.words}</span>
    </>
  );
}
