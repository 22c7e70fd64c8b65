/**
 * Who a director writes to: all players of a division, those who haven't accepted the season's waiver or owe its fee, those
 * of a round, or those in it who haven't reported yet.
 */
export type Audience =
  | { readonly who: (typeof OF_DIVISION)[number] }
  | { readonly who: "round" | "silent"; readonly stage: number; readonly round: number };

const OF_DIVISION = ["everybody", "unsigned", "owing"] as const;

/**
 * As a form sends it: "everybody", "unsigned", "owing", "round:1:3", "silent:1:3" (which stage, which round of it). Null for anything else.
 */
export function readAudience(typed: string): Audience | null {
  const ofDivision = OF_DIVISION.find((who) => who === typed);
  if (ofDivision) return { who: ofDivision };
  const [, who, stage, round] = /^(round|silent):(\d{1,2}):(\d{1,3})$/.exec(typed) ?? [];
  if (who !== "round" && who !== "silent") return null;
  return { who, stage: Number(stage), round: Number(round) };
}

export function writtenAudience(audience: Audience): string {
  return "round" in audience ? `${audience.who}:${audience.stage}:${audience.round}` : audience.who;
}
