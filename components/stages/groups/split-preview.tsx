import { Fold } from "@/components/ui/fold";
import type { SplitView } from "@/lib/stages/view/split-view";

/** The groups as they would be published. */
export function DealtGroups({ groups }: Extract<SplitView, { kind: "dealt" }>) {
  return (
    <Fold summary="The groups" aside={`${groups.length} groups`} open>
      <div className="grid gap-4 sm:grid-cols-2">
        {groups.map(({ name, players }) => (
          <section key={name} aria-label={name}>
            <h3 className="day-head">{name}</h3>
            <ol className="small">
              {players.map((player) => (
                <li key={player} className="py-1">
                  {player}
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Fold>
  );
}
