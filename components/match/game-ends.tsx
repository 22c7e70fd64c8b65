import type { ReportedGame } from "@/lib/match/rules/games";
import { blackOf, finalPosition } from "@/lib/match/view/final-position";
import { gameEvidence } from "@/lib/match/view/game-evidence";
import { gameFrames } from "@/lib/match/view/game-frames";
import type { MatchScene } from "@/lib/match/view/match-scene";
import { endingWord } from "@/lib/match/words/endings";
import { sentence } from "@/lib/shared/text";
import { GameViewer } from "../board/game-viewer";
import { FactList } from "../ui/fact-list";
import { Fold } from "../ui/fold";

/** The games with recorded moves, to step through, each with why it ended. */
export function GameEnds({
  scene,
  games,
}: {
  readonly scene: MatchScene;
  readonly games: readonly ReportedGame[];
}) {
  const shown = games.flatMap((game, index) => {
    const end = finalPosition(game, scene.side, scene.rules);
    const evidence = gameEvidence(game, scene.rules);
    const stepped = gameFrames(game.pgn);
    return end && evidence && stepped ? [{ game, end, evidence, stepped, number: index + 1 }] : [];
  });
  if (shown.length === 0) return null;
  const isOne = games.length === 1;

  return (
    <section className="section" aria-labelledby="ends">
      <h2 id="ends">{isOne ? "How the game ended" : "How the games ended"}</h2>
      {shown.map(({ game, end, evidence, stepped, number }, index) => (
        <div key={number} className={index > 0 ? "mt-8" : "mt-4"}>
          <GameViewer
            game={stepped}
            white={scene.names[game.white]}
            black={scene.names[blackOf(game)]}
            label={`Game ${number}`}
            orientation={end.orientation}
          />
          <p className="small">
            {!isOne && <b>{`Game ${number}. `}</b>}
            {captionOf(game, end.fact, scene)}
          </p>
          <Fold
            summary={isOne ? "Why it ended this way" : `Why game ${number} ended this way`}
            aside={evidence.verdict.rule.name}
          >
            <p>{evidence.verdict.why}</p>
            <FactList facts={evidence.facts} />
          </Fold>
        </div>
      ))}
    </section>
  );
}

/** "34. Qg7# is checkmate." or, if the board proves nothing, "Resigned." */
function captionOf(game: ReportedGame, fact: string | null, { rules }: MatchScene): string {
  return sentence(fact ?? endingWord(game.ending, rules));
}
