import type { FieldState } from "@/components/ui/form-fields";
import { Select } from "@/components/ui/select";
import { groupField } from "@/lib/stages/input/groups";
import type { GroupPicks as Picks } from "@/lib/stages/view/split-view";

type GroupPicksProps = Picks & { readonly field: (name: string, otherwise?: string) => FieldState };

/** Where the director assigns players to groups: a choice for each player. */
export function GroupPicks({ groups, players, field }: GroupPicksProps) {
  return (
    <fieldset className="mb-4">
      <legend>Groups</legend>
      <p className="hint mb-3">To start with, players are dealt in order of registration.</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {players.map(({ id, name, group }) => (
          <Select key={id} label={name} options={groups} {...field(groupField(id), group)} />
        ))}
      </div>
    </fieldset>
  );
}
