import Link from "next/link";
import { classNames } from "@/components/ui/class-names";
import { paths } from "@/lib/paths";
import type { PrintedLine } from "@/lib/stages/knockout/bracket-lines";
import styles from "./bracket.module.css";

/** A line of a bracket with the player on it. */
export function Line({
  kind,
  text,
  seed,
  score,
  tag,
  isWinner,
  isOut,
  entryId,
  org,
}: PrintedLine & { readonly org: string }) {
  return (
    <p className={classNames(styles.line, styles[kind], isWinner && styles.winner, isOut && styles.out)}>
      {seed !== null && (
        <span className={styles.seed}>
          <span className="sr">Seed </span>
          {seed}
        </span>
      )}
      <span className={styles.name} title={kind === "player" ? text : undefined}>
        {entryId ? (
          <Link href={paths.player(org, entryId)} prefetch={false}>
            {text}
          </Link>
        ) : (
          text
        )}
      </span>
      {tag && <span className={styles.tag}>{tag}</span>}
      {score && <span className={styles.score}>{score}</span>}
      {isWinner && <span className="sr">{score ? ", won" : "goes through"}</span>}
    </p>
  );
}
