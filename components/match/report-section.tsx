import { Fold } from "../ui/fold";
import type { MatchParts } from "./match-parts";
import type { MatchScene } from "./match-scene";
import { ReportForm } from "./report-form";

/** The report form: at large when it is time for it, folded away before. */
export function ReportSection({ scene, parts }: { readonly scene: MatchScene; readonly parts: MatchParts }) {
  const { id, names, full, them, rules } = scene;
  const form = (
    <ReportForm
      matchId={id}
      names={names}
      full={full}
      them={them}
      rules={rules}
      isPrimary={parts.green === "report"}
    />
  );

  return (
    <section aria-labelledby="report">
      {parts.report === "open" ? (
        <>
          <h2 id="report" className="sr">
            The games
          </h2>
          {form}
        </>
      ) : (
        <>
          <h2 id="report">The result</h2>
          <Fold summary="Played already? Report it">{form}</Fold>
        </>
      )}
    </section>
  );
}
