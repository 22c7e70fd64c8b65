import { otherSide } from "@/lib/match/rules/sides";
import { matchPaths } from "@/lib/paths/match";
import { ButtonLink } from "../ui/button";
import styles from "./room.module.css";
import type { RoomProps } from "./room-props";

type ToMatchProps = Pick<RoomProps, "facts" | "names">;

/** In a match that isn't open for games, its page comes next. */
export function MatchOver({ refusal, ...props }: ToMatchProps & { readonly refusal: string | null }) {
  return (
    <section className={styles.before} aria-labelledby="over">
      <h2 id="over">The match room is closed</h2>
      {refusal && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      <ToMatch {...props} />
    </section>
  );
}

/** What's to do in a match whose games can't start or continue, and the way to it. */
export function ToMatch({ facts: { matchId, side, hasToAnswer }, names }: ToMatchProps) {
  return (
    <>
      <p>
        {hasToAnswer
          ? `${names[otherSide(side)]} has reported the result. Check and confirm it on the match’s page.`
          : "Games in this match can’t start or continue now. The match’s page says why."}
      </p>
      <p>
        <ButtonLink kind="primary" href={matchPaths.match(matchId)}>
          Go to the match
        </ButtonLink>
      </p>
    </>
  );
}
