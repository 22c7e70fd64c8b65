import type { Wall, WallTable } from "@/lib/wall/view/wall-facts";
import type { Slide } from "../slide";

/** Rows that can be read from across a room, and columns beside each other. */
const ROWS = 8;
const COLUMNS = 3;

type Column = WallTable & { readonly key: string };

/** The standings of every division, in columns of eight; nothing before the first result. */
export function standingsSlides(wall: Wall): readonly Slide[] {
  const columns = wall.standings.flatMap(columnsOf);
  const count = Math.ceil(columns.length / COLUMNS);
  return Array.from({ length: count }, (_, index) => ({
    key: `standings-${index}`,
    title: count > 1 ? `Standings, ${index + 1} of ${count}` : "Standings",
    note: wall.season,
    body: (
      <div className="tv-three">
        {columns.slice(index * COLUMNS, (index + 1) * COLUMNS).map((column) => (
          <StandingsColumn key={column.key} table={column} />
        ))}
      </div>
    ),
  }));
}

/** The leaders of the first division, to fill what another slide leaves empty. */
export function Leaders({ wall }: { readonly wall: Wall }) {
  const [column] = wall.standings.flatMap(columnsOf);
  return column && <StandingsColumn table={column} />;
}

function StandingsColumn({ table: { title, rows } }: { readonly table: WallTable }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ol>
        {rows.map(({ rank, name, points }, row) => (
          <li key={row}>
            <span className="p">{rank}</span>
            <span className="n">{name}</span>
            <span className="v">{points}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function columnsOf({ title, rows }: WallTable): readonly Column[] {
  return Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, index) => ({
    key: `${title} ${index}`,
    title: index === 0 ? title : `${title}, from ${index * ROWS + 1}`,
    rows: rows.slice(index * ROWS, (index + 1) * ROWS),
  }));
}
