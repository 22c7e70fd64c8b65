import type { NextLink } from "@/lib/online/view/challenge-view";
import { HiddenFields } from "../ui/hidden-fields";
import { Segmented } from "../ui/segmented";
import { SubmitButton } from "../ui/submit-button";
import { TextInput } from "../ui/text-input";
import { MatchForm } from "./match-form";

/** Asks the site for a game with the right players, colors and clock. */
export function GameLinkForm({ next, isMain }: { readonly next: NextLink; readonly isMain: boolean }) {
  const { number, label, sides, asksMinutes } = next;
  return (
    <MatchForm action="makeGameLink" prefix="game-link">
      <HiddenFields values={{ number: String(number) }} />
      {sides && (
        <Segmented
          label={`Who has White in game ${number}?`}
          hint="You draw lots for it."
          name="white"
          id="game-link-white"
          segments={sides}
          required
        />
      )}
      {asksMinutes && (
        <TextInput
          label="Minutes for each of you"
          name="minutes"
          id="game-link-minutes"
          inputMode="numeric"
          maxLength={3}
          required
        />
      )}
      <div className="actions">
        <SubmitButton kind={isMain ? "plain" : "quiet"} pendingLabel="Asking Lichess…">
          {label}
        </SubmitButton>
      </div>
    </MatchForm>
  );
}
