import { leavingConsequence } from "@/lib/entries/words/leaving";
import type { ErasurePreview } from "../store/preview";
import { obstacleSentence } from "../words/erasure";

/** A registration of the reader: what stays of it, and what leaving it does. */
export type ErasedRow = {
  readonly id: string;
  readonly title: string;
  readonly label: string;
  /** Empty if nothing changes but the name. */
  readonly consequence: string;
};

export function erasureView({ entries, obstacles }: ErasurePreview) {
  return {
    rows: entries.map(({ id, organization, season, division, label, leaving }): ErasedRow => {
      const consequence = leaving && leavingConsequence(leaving.plan, leaving.annulBelowPercent, "you");
      return {
        id,
        title: `${division}, ${season}, ${organization.name}`,
        label,
        consequence: leaving ? `You’ll leave it. ${consequence ?? ""}`.trim() : "",
      };
    }),
    obstacles: obstacles.map(obstacleSentence),
  };
}
