import { chooseWatching, type WatchFacts, watchingOf } from "@/lib/match/rules/watching";
import type { ShownMatch } from "@/lib/match/store/match-record";
import { publicWords, WATCH_REFUSAL_SENTENCES } from "@/lib/match/words/watching";
import { WatchingForm } from "../watching-form";

/** Who can watch a final at a session, which its director decides. */
export function WatchingAtSession({
  org,
  match: { id, rules, state },
  watching,
}: {
  readonly org: string;
  readonly match: Pick<ShownMatch, "id" | "rules" | "state">;
  readonly watching: WatchFacts;
}) {
  const may = chooseWatching("director", watching, rules, state.status);
  const isLive = watchingOf(rules, watching).kind === "live";
  return (
    <section className="section" aria-labelledby="watching">
      <h2 id="watching">Who can watch</h2>
      <p>
        {publicWords(rules, watching)}
        {!may.ok && ` ${WATCH_REFUSAL_SENTENCES[may.refusal]}`}
      </p>
      {may.ok && (
        <WatchingForm
          matchId={id}
          org={org}
          turn={isLive ? "off" : "on"}
          label={isLive ? "Don’t let anyone watch" : "Let everyone watch live"}
        />
      )}
    </section>
  );
}
