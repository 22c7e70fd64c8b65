"use client";

import type { SeasonFormProps } from "@/components/season/season-forms";
import { describedBy, FieldNotes } from "@/components/ui/field";
import { FormErrors } from "@/components/ui/form-errors";
import { savedNow } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { useSeen } from "@/components/ui/use-seen";
import { useSend } from "@/components/ui/use-send";
import { chooseSeasonGroups } from "@/lib/eligibility/actions/eligibility";

type GroupChoiceProps = SeasonFormProps & {
  /** The version of the list and groups on the page; 0 if the season never had any. */
  readonly version: number;
  /** Groups that can play now. */
  readonly groups: readonly string[];
  /** Groups that the organization knows about. */
  readonly choices: readonly string[];
};

/** Chooses which groups of the campus sign-in can play. A group that the organization no longer asks for can be unchecked. */
export function GroupChoice({ version, groups, choices, ...season }: GroupChoiceProps) {
  const [state, sending] = useSend(chooseSeasonGroups, null);
  const madeFrom = useSeen(String(version), state, "madeFrom");
  const checked = state ? (state.typed.groups?.split("\n") ?? []) : groups;
  const hint = savedNow(state && { ...state, typed: { groups: "", ...state.typed } }, "groups", {
    saved: groups.join("\n"),
    words: groups.join(", "),
  });
  const forgotten = groups.filter((group) => !choices.includes(group));

  return (
    <SendForm sending={sending} className="form mt-4">
      <FormErrors state={state} form="groups" />
      <HiddenFields values={{ ...season, madeFrom }} />
      <fieldset className="field" {...describedBy("groups-groups", { hint, error: undefined })}>
        <legend>Campus groups that can play</legend>
        {[...choices, ...forgotten].map((group) => (
          <label className="tick" key={group}>
            <input type="checkbox" name="groups" value={group} defaultChecked={checked.includes(group)} />
            <span className="wrap-anywhere">
              {group}
              {forgotten.includes(group) && " (removed from “Groups of your campus,” so no one is in it)"}
            </span>
          </label>
        ))}
        <FieldNotes id="groups-groups" hint={hint} error={undefined} />
      </fieldset>
      <div className="actions">
        <SubmitButton kind="plain">Save the groups</SubmitButton>
      </div>
    </SendForm>
  );
}
