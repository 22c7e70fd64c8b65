import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { findingOf } from "@/lib/match/view/finding";
import { judgeDraft } from "@/lib/match/view/judge-draft";
import { EMPTY_GAME, planReport } from "@/lib/match/view/plan-report";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { Findings } from "./desk/findings";
import { GameFields } from "./game-fields";

const NAMES = { home: "Amara", away: "Theo" };
const PGN = "1. ♙f3 e5 2. g2–g4 Qh4# *";
const MENDED = ["“♙f3” was read as f3.", "“g2–g4” was read as g4."];

test("the report form says what it read differently than it was typed", () => {
  const typed = { ...EMPTY_GAME, pgn: PGN };
  const [judged = null] = judgeDraft([typed], DEPAUL, NAMES);
  const fields = planReport([typed], DEPAUL.match).games.map((game) => (
    <GameFields
      key={game.index}
      game={game}
      draft={typed}
      names={NAMES}
      endings={[]}
      clock={DEPAUL.clock}
      needsEnding={false}
      legend="Game 1"
      judged={judged}
    />
  ));
  const html = renderToStaticMarkup(fields[0]);
  for (const line of MENDED) expect(html).toContain(line);
});

test("the director's desk says what was read otherwise than a player wrote it", () => {
  const findings = [PGN].flatMap((pgn) => findingOf(pgn, "Game 1", DEPAUL) ?? []);
  const html = renderToStaticMarkup(<Findings findings={findings} />);
  for (const line of MENDED) expect(html).toContain(line);
});
