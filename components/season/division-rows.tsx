import { Fold } from "@/components/ui/fold";
import type { FieldState } from "@/components/ui/form-fields";
import { TextInput } from "@/components/ui/text-input";
import { divisionField } from "@/lib/season/input/division-fields";
import { MOST_DIVISIONS } from "@/lib/season/rules/edit-season";
import type { ProposedDivision } from "@/lib/season/rules/presets/presets";
import styles from "./division-rows.module.css";

type DivisionRowsProps = {
  readonly divisions: readonly ProposedDivision[];
  readonly field: (name: string, otherwise?: string) => FieldState;
};

/** Empty rows that are open, beyond the suggested divisions. */
const SPARE_ROWS = 2;

/** The divisions of a new season, one per row; empty rows are left out. */
export function DivisionRows({ divisions, field }: DivisionRowsProps) {
  const rows = Array.from({ length: MOST_DIVISIONS }, (_, index) => index + 1);
  const shown = divisions.length + SPARE_ROWS;
  const later = rows.slice(shown);
  const isUsed = later.some((row) =>
    (["name", "age", "capacity"] as const).some((part) => {
      const { defaultValue, error } = field(divisionField(row, part));
      return defaultValue || error;
    }),
  );

  return (
    <fieldset className="grid gap-3">
      <legend>Divisions</legend>
      <p className="hint">
        Each division has its own schedule and standings. Empty rows are ignored. If you enter an age, only
        younger players can register. If you enter a limit, further players join the waitlist.
      </p>
      {rows.slice(0, shown).map((row) => (
        <DivisionRow key={row} row={row} proposed={divisions[row - 1]} field={field} />
      ))}
      <Fold summary="More divisions" open={isUsed}>
        <div className="grid gap-3">
          {later.map((row) => (
            <DivisionRow key={row} row={row} field={field} />
          ))}
        </div>
      </Fold>
    </fieldset>
  );
}

function DivisionRow({
  row,
  proposed,
  field,
}: {
  readonly row: number;
  readonly proposed?: ProposedDivision | undefined;
  readonly field: DivisionRowsProps["field"];
}) {
  return (
    <div className={styles.row} role="group" aria-label={`Division ${row}`}>
      <TextInput
        label={`Division ${row}`}
        autoComplete="off"
        {...field(divisionField(row, "name"), proposed?.name)}
      />
      <TextInput
        label="Younger than"
        inputMode="numeric"
        autoComplete="off"
        {...field(divisionField(row, "age"), proposed?.underAge?.toString())}
      />
      <TextInput
        label="Player limit"
        inputMode="numeric"
        autoComplete="off"
        {...field(divisionField(row, "capacity"))}
      />
    </div>
  );
}
