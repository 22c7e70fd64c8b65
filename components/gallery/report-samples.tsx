import { judgeDraft } from "@/lib/match/view/judge-draft";
import { EMPTY_GAME, planReport } from "@/lib/match/view/plan-report";
import { endingChoices } from "@/lib/match/words/endings";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { GameViewer } from "../board/game-viewer";
import { GameFields } from "../match/game-fields";
import type { Sample } from "./sample";

const NAMES = { home: "Amara", away: "Theo" };

const GAMES = [
  { why: "without moves", pgn: "" },
  { why: "its moves say everything", pgn: "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7#" },
  { why: "its moves leave open how it ended", pgn: "1. e4 e5 2. Nf3 Nc6 1-0" },
  { why: "an illegal move", pgn: "1. e4 e5 2. Ke3" },
];

/** One game of a report as the form asks for it. */
export const REPORT_SAMPLES: readonly Sample[] = GAMES.map(({ why, pgn }) => ({
  of: "GameFields",
  why,
  show: () => <ReportedGame pgn={pgn} />,
}));

function ReportedGame({ pgn }: { readonly pgn: string }) {
  const draft = { ...EMPTY_GAME, pgn };
  const [game] = planReport([draft], DEPAUL.match).games;
  const [judged = null] = judgeDraft([draft], DEPAUL, NAMES);
  if (!game) return null;
  return (
    <GameFields
      game={game}
      draft={draft}
      names={NAMES}
      endings={endingChoices(DEPAUL)}
      clock={DEPAUL.clock}
      needsEnding={false}
      legend="Game 1"
      judged={judged}
      Viewer={GameViewer}
    />
  );
}
