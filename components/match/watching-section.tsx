import { chooseWatching, type WatchFacts } from "@/lib/match/rules/watching";
import type { MatchScene } from "@/lib/match/view/match-scene";
import { WATCH_REFUSAL_SENTENCES, watchingWords } from "@/lib/match/words/watching";
import { WatchingForm } from "./watching-form";

/** Who can watch the match, and the reader's own say in it before it begins. */
export function WatchingSection({
  scene,
  watching,
}: {
  readonly scene: MatchScene;
  readonly watching: WatchFacts;
}) {
  const { id, side, them, rules, state } = scene;
  const may = chooseWatching(side, watching, rules, state.status);
  const isOff = watching.choices[side] === false;
  return (
    <section className="no-print" aria-labelledby="watching">
      <h2 id="watching">Who can watch</h2>
      <p>
        {watchingWords(rules, watching, { side, them })}
        {!may.ok && may.refusal === "begun" && ` ${WATCH_REFUSAL_SENTENCES.begun}`}
      </p>
      {may.ok && (
        <WatchingForm
          matchId={id}
          turn={isOff ? "on" : "off"}
          label={isOff ? "Turn watching back on" : "Turn watching off"}
        />
      )}
    </section>
  );
}
