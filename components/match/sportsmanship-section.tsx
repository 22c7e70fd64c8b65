import type { RatingView } from "@/lib/sportsmanship/view/rating-view";
import { SubmitButton } from "../ui/submit-button";
import { MatchForm } from "./match-form";

/** After a match that was played: how fair was the other player? */
export function SportsmanshipSection({
  them,
  rating,
}: {
  readonly them: string;
  readonly rating: RatingView;
}) {
  const { intro, given, form } = rating;
  return (
    <section aria-labelledby="sportsmanship">
      <h2 id="sportsmanship">Sportsmanship</h2>
      <p>
        {given && `${given} `}
        {intro}
      </p>
      {form && <RatingForm them={them} {...form} />}
    </section>
  );
}

function RatingForm({
  them,
  options,
  isFolded,
}: { readonly them: string } & NonNullable<RatingView["form"]>) {
  return (
    <MatchForm
      action="rateOpponent"
      prefix="rate"
      fold={isFolded ? { summary: "Change your rating" } : undefined}
    >
      <fieldset className="field">
        <legend>How was {them}’s sportsmanship?</legend>
        <div className="choices">
          {options.map(({ value, title, isGiven }, index) => (
            <label className="choice" key={value}>
              <input
                type="radio"
                name="rating"
                value={value}
                id={index === 0 ? "rate-rating" : `rate-rating-${value}`}
                defaultChecked={isGiven}
                required
              />
              <span>
                <b>{title}</b>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="actions">
        <SubmitButton kind="plain">Save your rating</SubmitButton>
      </div>
    </MatchForm>
  );
}
