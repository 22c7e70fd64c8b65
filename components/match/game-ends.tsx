import type { ReportedGame } from "@/lib/match/rules/games";
import { blackOf, finalPosition } from "@/lib/match/view/final-position";
import { gameEvidence } from "@/lib/match/view/game-evidence";
import type { MatchScene } from "@/lib/match/view/match-scene";
import { endingWord } from "@/lib/match/words/endings";
import { sentence } from "@/lib/shared/text";
import { Diagram } from "../board/diagram";
import { MoveList } from "../board/move-list";
import { FactList } from "../ui/fact-list";
import { Fold } from "../ui/fold";

/** The final positions of the games with recorded moves, with the moves in a fold. */
export function GameEnds({
  scene,
  games,
}: {
  readonly scene: MatchScene;
  readonly games: readonly ReportedGame[];
}) {
  const shown = games.flatMap((game, index) => {
    const end = finalPosition(game, scene.side);
    const evidence = gameEvidence(game, scene.rules);
    return end && evidence ? [{ game, end, evidence, number: index + 1 }] : [];
  });
  if (shown.length === 0) return null;
  const isOne = games.length === 1;

  return (
    <section className="section" aria-labelledby="ends">
      <h2 id="ends">{isOne ? "How the game ended" : "How the games ended"}</h2>
      {shown.map(({ game, end, evidence, number }, index) => (
        <div key={number} className={index > 0 ? "mt-8" : "mt-4"}>
          <div className="v-board">
            <Diagram
              pieces={end.pieces}
              marks={end.marks}
              orientation={end.orientation}
              number={isOne ? undefined : `Game ${number}.`}
              caption={captionOf(game, end.fact, scene)}
            />
          </div>
          <Fold
            summary={isOne ? "Why it ended this way" : `Why game ${number} ended this way`}
            aside={evidence.verdict.rule.name}
          >
            <p>{evidence.verdict.why}</p>
            <FactList facts={evidence.facts} />
          </Fold>
          <Fold
            summary={isOne ? "Moves of the game" : `Moves of game ${number}`}
            aside={end.moves.length > 2 ? `${Math.ceil(end.moves.length / 2)} moves` : "1 move"}
          >
            <MoveList
              moves={end.moves}
              white={scene.names[game.white]}
              black={scene.names[blackOf(game)]}
              label={`Moves of game ${number}`}
            />
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
