/** How many things are waiting for the reader, as a number in a filled square. */
export function WaitingCount({ count }: { readonly count: number | undefined }) {
  if (!count) return null;

  return (
    <span className="count">
      {count}
      <span className="sr"> waiting for you</span>
    </span>
  );
}
