import { HiddenFields } from "../ui/hidden-fields";
import { SubmitButton } from "../ui/submit-button";
import { TextInput } from "../ui/text-input";
import { MatchForm } from "./match-form";

interface FoundProps {
  /** Which find it answers. */
  readonly foundAt: string;
}

/** Reports what the league found. */
export function FoundForm({
  foundAt,
  label,
  isMain,
}: FoundProps & { readonly label: string; readonly isMain: boolean }) {
  return (
    <MatchForm action="reportFound" prefix="found">
      <HiddenFields values={{ found: foundAt }} />
      <SubmitButton icon="check" kind={isMain ? "primary" : "plain"}>
        {label}
      </SubmitButton>
    </MatchForm>
  );
}

/** Says that what was found isn't the match. */
export function RejectForm({ foundAt, them }: FoundProps & { readonly them: string }) {
  return (
    <MatchForm
      action="rejectFound"
      prefix="reject-found"
      fold={{ summary: "This isn’t our match", aside: "it won’t count automatically" }}
    >
      <HiddenFields values={{ found: foundAt }} />
      <TextInput
        label="What was it?"
        hint={`Optional. ${them} and the director can read it.`}
        name="statement"
        id="reject-found-statement"
        maxLength={500}
      />
      <div className="actions">
        <SubmitButton kind="danger">Say it isn’t our match</SubmitButton>
      </div>
    </MatchForm>
  );
}

/** Asks the league to look again. */
export function LookForm() {
  return (
    <MatchForm action="lookNow" prefix="look">
      <SubmitButton kind="quiet">We’ve played: look now</SubmitButton>
    </MatchForm>
  );
}
