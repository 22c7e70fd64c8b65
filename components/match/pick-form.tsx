"use client";

import type { PickView } from "@/lib/online/view/found-view";
import { FieldNotes } from "../ui/field";
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
      {({ idOf, errorOf, typed }) => {
        const picked = typed("picks")?.split("\n");
        const error = errorOf("picks");
        return (
          <>
            <HiddenFields values={{ found: foundAt }} />
            <fieldset className={error ? "field bad" : "field"}>
              <legend>{picks.isSingle ? "Which game counts?" : "Which games count?"}</legend>
              <div className="choices">
                {picks.options.map(({ id, label, note, isFound }, index) => (
                  <label className="choice" key={id}>
                    <input
                      type={picks.isSingle ? "radio" : "checkbox"}
                      name="picks"
                      value={id}
                      id={index === 0 ? idOf("picks") : idOf(`picks-${index}`)}
                      defaultChecked={picked ? picked.includes(id) : isFound}
                    />
                    <span>
                      <b>{label}</b>
                      <span>{note}</span>
                    </span>
                  </label>
                ))}
              </div>
              <FieldNotes
                id={idOf("picks")}
                hint="Colors and order have to fit the match. The report says that you picked."
                error={error}
              />
            </fieldset>
            <div className="actions">
              <SubmitButton kind="plain" icon="check">
                {picks.isSingle ? "Report this game" : "Report these games"}
              </SubmitButton>
            </div>
          </>
        );
      }}
    </MatchForm>
  );
}
