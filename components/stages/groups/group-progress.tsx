import { Fold } from "@/components/ui/fold";
import { plural } from "@/lib/shared/text";
import type { GroupProgressLine } from "@/lib/stages/view/group-progress";

/** The progress of each group, for the desk; nothing without groups. */
export function GroupProgress({ groups }: { readonly groups: readonly GroupProgressLine[] }) {
  if (groups.length === 0) return null;
  const open = groups.reduce((sum, { of, decided }) => sum + of - decided, 0);
  return (
    <Fold
      summary="Groups"
      aside={open === 0 ? "all decided" : `${plural(open, "match", "matches")} open`}
      open
    >
      <table className="plain">
        <caption className="sr">Progress of each group</caption>
        <thead>
          <tr>
            <th scope="col">Group</th>
            <th scope="col">Decided</th>
            <th scope="col">Would advance now</th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ name, decided, of, ahead }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                {decided} of {of}
              </td>
              <td>{ahead}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  );
}
