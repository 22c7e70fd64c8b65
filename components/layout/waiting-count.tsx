interface WaitingCountProps {
  readonly count?: number | undefined;
  /** On a page that's the same for everyone: what to count once it's known who is reading (components/page-script). */
  readonly of?: "own" | "desk" | "all" | undefined;
}

/** How many things are waiting for the reader, as a number in a filled square. */
export function WaitingCount({ count = 0, of }: WaitingCountProps) {
  if (!count && !of) return null;

  return (
    <span className="count" data-count={of} hidden={!count}>
      <span suppressHydrationWarning>{count}</span>
      <span className="sr"> waiting for you</span>
    </span>
  );
}
