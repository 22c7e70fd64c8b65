import { parseFen, perft } from "../src/index";
import { EDGE_ROWS, ODD_ROWS, type PerftRow, WIKI_ROWS } from "../src/testing/perft-table";

/** Chess Programming Wiki, "Perft Results", deeper than the usual tests go. */
const DEEP_ROWS: readonly PerftRow[] = [
  {
    why: "the initial position",
    fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    depth: 6,
    leaves: 119060324,
  },
  {
    why: "Kiwipete",
    fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    depth: 5,
    leaves: 193690690,
  },
  { why: "position 3", fen: "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", depth: 7, leaves: 178633661 },
  {
    why: "position 4",
    fen: "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    depth: 5,
    leaves: 15833292,
  },
  {
    why: "position 5",
    fen: "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    depth: 5,
    leaves: 89941194,
  },
  {
    why: "position 6",
    fen: "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    depth: 5,
    leaves: 164075551,
  },
];

/** Checks every table of the tests and the wiki's positions at greater depth. Throws at the first wrong count. */
export function checkPerft(isShort: boolean): string {
  const rows = [...WIKI_ROWS, ...EDGE_ROWS, ...ODD_ROWS, ...(isShort ? [] : DEEP_ROWS)];
  let leaves = 0;
  for (const row of rows) {
    const position = parseFen(row.fen, { composed: true });
    if (!position.ok) throw new Error(`${row.why}: ${position.error.message}`);
    const counted = perft(position.value, row.depth);
    if (counted !== row.leaves) throw new Error(`${row.why}: ${counted} leaves, not ${row.leaves}`);
    leaves += counted;
  }
  return `${rows.length} tables, ${leaves.toLocaleString("en")} leaves, all counts as published`;
}
