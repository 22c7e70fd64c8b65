import { paths } from "@/lib/paths";
import { ButtonLink } from "../ui/button";
import styles from "./room.module.css";
import type { RoomFacts } from "./room-props";

interface ToMatchProps {
  readonly facts: Pick<RoomFacts, "matchId" | "match">;
}

/** In a match that's over, games can't start or go on, so its page comes next. */
export function MatchOver({ facts, refusal }: ToMatchProps & { readonly refusal: string | null }) {
  return (
    <section className={styles.before} aria-labelledby="over">
      <h2 id="over">This match is over</h2>
      {refusal && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      <ToMatch facts={facts} />
    </section>
  );
}

/** Why the games can't change anymore, and the way to the match. */
export function ToMatch({ facts: { matchId, match } }: ToMatchProps) {
  return (
    <>
      <p>
        {match.isOpen ? "Its deadline has passed" : "Its result is in"}, so its games can’t change anymore.
      </p>
      <p>
        <ButtonLink kind="primary" href={paths.match(matchId)}>
          Go to the match
        </ButtonLink>
      </p>
    </>
  );
}
