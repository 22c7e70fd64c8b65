/** Who a director writes to: all players of a division, those of a round, or those in it who haven't reported yet. */
export type Audience =
  | { readonly who: "everybody" }
  | { readonly who: "round" | "silent"; readonly stage: number; readonly round: number };

/**
 * As a form sends it: "everybody", "round:1:3", "silent:1:3" (which stage, which round of it). Null for anything else.
 */
export function readAudience(typed: string): Audience | null {
  if (typed === "everybody") return { who: "everybody" };
  const [, who, stage, round] = /^(round|silent):(\d{1,2}):(\d{1,3})$/.exec(typed) ?? [];
  if (who !== "round" && who !== "silent") return null;
  return { who, stage: Number(stage), round: Number(round) };
}

export function writtenAudience(audience: Audience): string {
  return audience.who === "everybody" ? "everybody" : `${audience.who}:${audience.stage}:${audience.round}`;
}
