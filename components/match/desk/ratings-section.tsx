import { HiddenFields } from "@/components/ui/hidden-fields";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextInput } from "@/components/ui/text-input";
import type { DeskRating } from "@/lib/sportsmanship/view/desk-ratings";
import { MatchForm } from "../match-form";

/** How the players rated each other's sportsmanship, for the director. */
export function RatingsSection({
  org,
  ratings,
}: {
  readonly org: string;
  readonly ratings: readonly DeskRating[];
}) {
  return (
    <section className="section" aria-labelledby="ratings">
      <h2 id="ratings">Sportsmanship</h2>
      {ratings.map(({ of, words, canLeaveOut }) => (
        <div key={of}>
          <p>{words}</p>
          {canLeaveOut && <LeaveOutForm org={org} side={of} {...canLeaveOut} />}
        </div>
      ))}
    </section>
  );
}

function LeaveOutForm({
  org,
  side,
  rated,
  by,
}: { readonly org: string; readonly side: string } & NonNullable<DeskRating["canLeaveOut"]>) {
  return (
    <MatchForm
      action="leaveOut"
      prefix={`leave-out-${side}`}
      fold={{ summary: `Leave out ${by}’s rating`, aside: "if it wasn’t given in good faith" }}
    >
      <HiddenFields values={{ org, of: side, rated: String(rated) }} />
      <TextInput
        label="Why?"
        hint={`Only directors can read it. ${by} can’t rate this match again.`}
        name="reason"
        id={`leave-out-${side}-reason`}
        maxLength={500}
        required
      />
      <div className="actions">
        <SubmitButton kind="danger">Leave out the rating</SubmitButton>
      </div>
    </MatchForm>
  );
}
