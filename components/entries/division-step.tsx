import { ChoiceGroup } from "@/components/ui/choice";
import { TextInput } from "@/components/ui/text-input";
import { Tick } from "@/components/ui/tick";
import type { OpenDivision } from "@/lib/entries/view/open-divisions";
import type { FormErrors } from "@/lib/shared/form";
import { list } from "@/lib/shared/text";

interface DivisionStepProps {
  readonly divisions: readonly OpenDivision[];
  readonly state: FormErrors | null;
}

/** Where to play: the division, the date of birth if a division has an age limit, the waitlist if it's full. */
export function DivisionStep({ divisions, state }: DivisionStepProps) {
  const typed = state?.typed ?? {};
  const grades = divisions.filter(({ grade }) => grade !== null);
  const isLate = divisions.every(({ isPaired }) => isPaired);
  const mayWait = divisions.some(isWaitOnly) || state?.fields.waits !== undefined;

  return (
    <>
      <WhichDivision divisions={divisions} state={state} />
      {grades.length > 0 && (
        <TextInput
          label="Date of birth"
          name="bornOn"
          type="date"
          autoComplete="bday"
          min="1900-01-01"
          required={grades.length === divisions.length}
          defaultValue={typed.bornOn}
          error={state?.fields.bornOn}
          hint={whyBirthDate(divisions, grades)}
        />
      )}
      {mayWait && (
        <Tick
          name="waits"
          value="yes"
          defaultChecked={typed.waits === "yes"}
          error={state?.fields.waits}
          label={isLate ? "Put me on the waitlist." : "If it’s full, put me on the waitlist."}
          hint={
            isLate
              ? "The director decides who gets a spot after the pairings are published, and you get an email."
              : "When a spot opens up, the player who has waited longest gets it automatically, and we email them."
          }
        />
      )}
    </>
  );
}

/** Is the waitlist the only thing left to join? */
function isWaitOnly({ taken, waiting, capacity, isPaired }: OpenDivision): boolean {
  return isPaired || (capacity !== null && taken + waiting >= capacity);
}

function WhichDivision({ divisions, state }: DivisionStepProps) {
  const [only] = divisions;
  if (divisions.length === 1 && only) {
    return (
      <>
        <input type="hidden" name="divisionId" value={only.id} />
        <p id="divisionId">
          <b>{only.name}</b>, the only division open for registration. {detailOf(only)}
        </p>
      </>
    );
  }
  return (
    <ChoiceGroup
      label="Division"
      labelHidden
      name="divisionId"
      required
      defaultValue={state?.typed.divisionId}
      error={state?.fields.divisionId}
      options={divisions.map((division) => ({
        value: division.id,
        title: division.name,
        detail: detailOf(division),
      }))}
    />
  );
}

function detailOf(division: OpenDivision): string {
  return [division.grade && `For players ${division.grade}.`, spotsOf(division)].filter(Boolean).join(" ");
}

function spotsOf(division: OpenDivision): string {
  const { taken, capacity, waiting, isPaired } = division;
  const line = waiting > 0 ? ` (${waiting} waiting)` : "";
  if (isPaired) return `The pairings are published, so you can only join the waitlist${line}.`;
  if (isWaitOnly(division)) return `Full: ${taken} of ${capacity} spots taken${line}.`;
  if (capacity !== null) return `${taken} of ${capacity} spots taken.`;
  return taken === 0 ? "No one has registered yet." : `${taken} registered so far.`;
}

function whyBirthDate(divisions: readonly OpenDivision[], grades: readonly OpenDivision[]): string {
  const names = list(grades.map(({ name }) => name));
  const goes = `${names} ${grades.length === 1 ? "has an age limit" : "have age limits"}. Only the desk can see your date of birth.`;
  const others = divisions.filter(({ grade }) => grade === null).map(({ name }) => name);
  return others.length > 0 ? `${goes} For ${list(others)}, leave this empty; it isn’t saved.` : goes;
}
