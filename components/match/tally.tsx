/** The score of a match between its two names, in the order of the scoresheet's columns. */
export function Tally({
  home,
  away,
  score,
}: {
  readonly home: string;
  readonly away: string;
  readonly score: string;
}) {
  return (
    <div className="tally">
      <p>{home}</p>
      <p className="num">{score}</p>
      <p>{away}</p>
    </div>
  );
}
