import { classNames } from "../ui/class-names";
import type { IconName } from "../ui/icon";
import { Turn, type TurnKind } from "../ui/turn";
import styles from "./adjudicator.module.css";
import type { Answer } from "./answer-of";

const LOOKS: Record<Answer["kind"], readonly [turn: TurnKind, icon: IconName, label: string]> = {
  empty: ["you", "your-move", "What do the rules say?"],
  over: ["none", "gavel", "The game is over"],
  "goes-on": ["you", "play", "The game isn’t over"],
  open: ["them", "gavel", "The director decides"],
  "not-a-game": ["late", "circle-alert", "Not a game yet"],
};

/** The answer in the largest type, with the rule it is based on. */
export function AnswerHead({ answer }: { readonly answer: Answer }) {
  const [turn, icon, label] = LOOKS[answer.kind];

  return (
    <section className={classNames("next", styles.answer)} aria-labelledby="answer">
      <div className="next-do">
        <Turn turn={turn} icon={icon} label={label} />
        <h1 id="answer" className="next-what">
          {answer.headline}
        </h1>
        <p className="next-why">{answer.why}</p>
      </div>
      {answer.rule && (
        <div className="next-by">
          <p className="by-l">by</p>
          <p className={styles.rule}>{answer.rule.name}</p>
          <p className="small">{answer.rule.text}</p>
          {answer.league && (
            <>
              <p className={classNames(styles.rule, "mt-4")}>{answer.league.name}</p>
              <p className="small">{answer.league.text}</p>
            </>
          )}
        </div>
      )}
    </section>
  );
}
