interface MoveListProps {
  /** The moves in notation, White's and Black's in turn: `["e4", "e5", "Nf3"]`. */
  readonly moves: readonly string[];
  readonly white?: string | undefined;
  readonly black?: string | undefined;
  /** The number of the first move and who makes it, if the game doesn't start from the beginning. */
  readonly firstNumber?: number | undefined;
  readonly blackBegins?: boolean | undefined;
  /** Which move is shown on the board next to the list, counted from 0. */
  readonly current?: number | undefined;
  /** Shown in place of the next move: "to move". */
  readonly toMove?: string | undefined;
  readonly label?: string | undefined;
  /** The moves are buttons that show their position. */
  readonly onPick?: ((index: number) => void) | undefined;
}

/** The moves of a game in two columns, as on a scoresheet. */
export function MoveList({
  moves,
  white,
  black,
  current,
  toMove,
  label = "Moves",
  onPick,
  ...start
}: MoveListProps) {
  const { firstNumber = 1, blackBegins = false } = start;
  const played = toMove === undefined ? moves : [...moves, toMove];
  const offset = blackBegins ? 1 : 0;
  const rows = Math.ceil((played.length + offset) / 2);

  function cell(index: number) {
    if (index < 0) return <span>…</span>;
    const name = index >= moves.length && played[index] ? "to-move" : index === current ? "cur" : undefined;
    return (
      <span className={name} aria-current={name === "cur" ? "true" : undefined}>
        {onPick && index < moves.length ? (
          <button type="button" onClick={() => onPick(index)}>
            {played[index]}
          </button>
        ) : (
          played[index]
        )}
      </span>
    );
  }

  return (
    <div className="move-list">
      {white && black && (
        <p className="mh">
          <span>
            White<b>{white}</b>
          </span>
          <span>
            Black<b>{black}</b>
          </span>
        </p>
      )}
      <ol className="moves" aria-label={label}>
        {Array.from({ length: rows }, (_, row) => (
          <li key={row}>
            <span className="mn">{firstNumber + row}</span>
            {cell(row * 2 - offset)}
            {cell(row * 2 + 1 - offset)}
          </li>
        ))}
      </ol>
    </div>
  );
}
