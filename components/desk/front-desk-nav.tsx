import { paths } from "@/lib/paths";
import { SubNav } from "../ui/sub-nav";

/** The parts of the front desk. */
export function FrontDeskNav({
  org,
  current,
}: {
  readonly org: string;
  readonly current: "equipment" | "matches";
}) {
  return (
    <SubNav
      label="Front desk"
      items={[
        { href: paths.equipment(org), label: "Boards and clocks", current: current === "equipment" },
        { href: paths.deskMatches(org), label: "Enter a result", current: current === "matches" },
      ]}
    />
  );
}
