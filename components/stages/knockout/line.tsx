import { classNames } from "@/components/ui/class-names";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/paths";
import type { PrintedLine } from "@/lib/stages/knockout/bracket-lines";
import styles from "./bracket.module.css";

interface LineProps extends PrintedLine {
  /** The slug of the organization. */
  readonly org: string;
  /** The match that the line is part of, once it's paired. */
  readonly match?: { readonly href: string; readonly title: string } | undefined;
}

/** A line of a bracket with the player on it. */
export function Line({ kind, text, entryId, seed, score, tag, isWinner, isOut, org, match }: LineProps) {
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
      {tag && (
        <span className={styles.tag}>
          <MatchLink match={match}>{tag}</MatchLink>
        </span>
      )}
      {score && (
        <span className={styles.score}>
          <MatchLink match={match}>{score}</MatchLink>
        </span>
      )}
      {isWinner && <span className="sr">{score ? ", won" : "advances"}</span>}
    </p>
  );
}

function MatchLink({ match, children }: Pick<LineProps, "match"> & { readonly children: string }) {
  if (!match) return children;
  return (
    <Link href={match.href} prefetch={false} aria-label={`${children}, ${match.title}`}>
      {children}
    </Link>
  );
}
