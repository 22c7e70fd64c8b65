import type { MatchParts } from "@/lib/match/view/match-parts";
import type { MatchScene } from "@/lib/match/view/match-scene";
import { ReportForm } from "./report-form";

/** The report form: open when it's time to report, folded before. */
export function ReportSection({ scene, parts }: { readonly scene: MatchScene; readonly parts: MatchParts }) {
  const { names, full, them, hasNoAccount, rules } = scene;
  const isOpen = parts.report === "open";
  const isOne = rules.match.bestOf === 1;

  return (
    <section id="report" aria-labelledby="report-title">
      <h2 id="report-title" className={isOpen ? "sr" : undefined}>
        {isOpen ? (isOne ? "The game" : "The games") : "The result"}
      </h2>
      <ReportForm
        names={names}
        full={full}
        them={them}
        hasNoAccount={hasNoAccount}
        rules={rules}
        isPrimary={parts.green === "report"}
        fold={isOpen ? undefined : { summary: "Already played? Report it" }}
      />
    </section>
  );
}
