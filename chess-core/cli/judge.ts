import {
  type Answer,
  adjudicate,
  canCheckmate,
  capturedPoints,
  claimsOf,
  type MateChance,
  makeFen,
  makeSan,
  type PgnError,
  type PgnGame,
} from "../src/index";

/** What a record proves, as lines of text. */
export function judge(answer: Answer<PgnGame, PgnError>): string[] {
  if (!answer.ok) return [`  Not a legal record. ${answer.error.message}`];
  const { game, moves, tags, result } = answer.value;
  const { position } = game;
  const name = (tag: string) => tags.get(tag) ?? "?";
  const points = capturedPoints(game);
  const lines = [
    `  ${name("White")} - ${name("Black")}, ${moves.length} ${moves.length === 1 ? "ply" : "plies"}, written result ${result ?? tags.get("Result") ?? "none"}`,
    `  Final position: ${makeFen(position)}`,
    `  Captured points: White ${points.white}, Black ${points.black}`,
  ];
  const verdict = adjudicate(game, { kind: "position" });
  if (verdict.kind === "decided") {
    const rules = verdict.rules.map(({ book, rule }) => `${book} ${rule}`).join(", ");
    const won =
      verdict.outcome === "draw" ? "Drawn" : `${verdict.outcome === "white" ? "White" : "Black"} wins`;
    return [...lines, `  ${won}. ${verdict.sentence} (${rules})`];
  }
  for (const { kind, move } of claimsOf(game)) {
    lines.push(`  A draw can be claimed: ${kind}${move ? ` with ${makeSan(position, move)}` : ""}`);
  }
  lines.push(
    `  Could still mate: White ${WORDS[`${canCheckmate(position, "white")}`]}, Black ${WORDS[`${canCheckmate(position, "black")}`]}`,
  );
  return [...lines, `  ${verdict.sentence}`];
}

const WORDS: Readonly<Record<`${MateChance}`, string>> = { true: "yes", false: "no", unknown: "unknown" };
