import { Fold } from "@/components/ui/fold";

/** The groups as they would be: as dealt, or for the director to choose. */
export type SplitView =
  | {
      readonly kind: "dealt";
      readonly groups: readonly { readonly name: string; readonly players: readonly string[] }[];
    }
  | ({ readonly kind: "by-hand" } & GroupPicks);

export type GroupPicks = {
  readonly groups: readonly { readonly value: string; readonly label: string }[];
  /** `group`: the one that's selected initially. */
  readonly players: readonly { readonly id: string; readonly name: string; readonly group: string }[];
};

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
