import type { PickView } from "@/lib/online/view/found-view";
import { HiddenFields } from "../ui/hidden-fields";
import { SubmitButton } from "../ui/submit-button";
import { MatchForm } from "./match-form";

interface PickProps {
  /** Which find it answers. */
  readonly foundAt: string;
  readonly picks: PickView;
  /** Folded if the league could tell which games count. */
  readonly isFolded: boolean;
}

/** Reports the games that the player says count. */
export function PickForm({ foundAt, picks, isFolded }: PickProps) {
  return (
    <MatchForm
      action="pickFound"
      prefix="pick"
      fold={isFolded ? { summary: "Other games count", aside: "pick which" } : undefined}
    >
      <HiddenFields values={{ found: foundAt }} />
      <fieldset className="field">
        <legend>{picks.isSingle ? "Which game counts?" : "Which games count?"}</legend>
        <div className="choices">
          {picks.options.map(({ id, label, note, isFound }, index) => (
            <label className="choice" key={id}>
              <input
                type={picks.isSingle ? "radio" : "checkbox"}
                name="picks"
                value={id}
                id={index === 0 ? "pick-picks" : `pick-picks-${index}`}
                defaultChecked={isFound}
              />
              <span>
                <b>{label}</b>
                <span>{note}</span>
              </span>
            </label>
          ))}
        </div>
        <p className="hint">Colors and order have to fit the match. The report says that you picked.</p>
      </fieldset>
      <div className="actions">
        <SubmitButton kind="plain" icon="check">
          {picks.isSingle ? "Report this game" : "Report these games"}
        </SubmitButton>
      </div>
    </MatchForm>
  );
}
