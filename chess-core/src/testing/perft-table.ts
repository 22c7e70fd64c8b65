/** Leaves of the move tree, as published. No game reaches some of these positions. */
export interface PerftRow {
  readonly why: string;
  readonly fen: string;
  readonly depth: number;
  readonly leaves: number;
}

/** Chess Programming Wiki, "Perft Results". */
export const WIKI_ROWS: readonly PerftRow[] = [
  {
    why: "the initial position",
    fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    depth: 4,
    leaves: 197281,
  },
  {
    why: "Kiwipete",
    fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    depth: 4,
    leaves: 4085603,
  },
  { why: "position 3", fen: "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", depth: 5, leaves: 674624 },
  {
    why: "position 4",
    fen: "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    depth: 4,
    leaves: 422333,
  },
  {
    why: "position 4 mirrored",
    fen: "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
    depth: 4,
    leaves: 422333,
  },
  {
    why: "position 5",
    fen: "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    depth: 3,
    leaves: 62379,
  },
  {
    why: "position 6",
    fen: "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    depth: 3,
    leaves: 89890,
  },
];

/** Positions that each catch one mistake, with counts collected by Peter Ellis Jones and in MPerft. */
export const EDGE_ROWS: readonly PerftRow[] = [
  {
    why: "en passant would uncover a check along the rank",
    fen: "3k4/3p4/8/K1P4r/8/8/8/8 b - - 0 1",
    depth: 6,
    leaves: 1134888,
  },
  {
    why: "en passant would uncover a check along a diagonal",
    fen: "8/8/4k3/8/2p5/8/B2P2K1/8 w - - 0 1",
    depth: 6,
    leaves: 1015133,
  },
  { why: "en passant gives check", fen: "8/8/1k6/2b5/2pP4/8/5K2/8 b - d3 0 1", depth: 6, leaves: 1440467 },
  { why: "castling short gives check", fen: "5k2/8/8/8/8/8/8/4K2R w K - 0 1", depth: 6, leaves: 661072 },
  { why: "castling long gives check", fen: "3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", depth: 6, leaves: 803711 },
  {
    why: "a rook that's captured at home loses its right",
    fen: "r3k2r/1b4bq/8/8/8/8/7B/R3K2R w KQkq - 0 1",
    depth: 4,
    leaves: 1274206,
  },
  {
    why: "castling is prevented by attacked squares",
    fen: "r3k2r/8/3Q4/8/8/5q2/8/R3K2R b KQkq - 0 1",
    depth: 4,
    leaves: 1720476,
  },
  { why: "promoting out of check", fen: "2K2r2/4P3/8/8/8/8/8/3k4 w - - 0 1", depth: 6, leaves: 3821001 },
  { why: "discovered check", fen: "8/8/1P2K3/8/2n5/1q6/8/5k2 b - - 0 1", depth: 5, leaves: 1004658 },
  { why: "promotion gives check", fen: "4k3/1P6/8/8/8/8/K7/8 w - - 0 1", depth: 6, leaves: 217342 },
  { why: "underpromotion gives check", fen: "8/P1k5/K7/8/8/8/8/8 w - - 0 1", depth: 6, leaves: 92683 },
  { why: "stalemating yourself", fen: "K1k5/8/P7/8/8/8/8/8 w - - 0 1", depth: 6, leaves: 2217 },
  { why: "stalemate and checkmate", fen: "8/k1P5/8/1K6/8/8/8/8 w - - 0 1", depth: 7, leaves: 567584 },
  { why: "double check", fen: "8/8/2k5/5q2/5n2/8/5K2/8 b - - 0 1", depth: 4, leaves: 23527 },
];

/** From the perft collections of python-chess and scalachess. */
export const ODD_ROWS: readonly PerftRow[] = [
  {
    why: "en passant is the only way out of check",
    fen: "8/8/8/5k2/3p4/8/4P3/4K3 w - -",
    depth: 5,
    leaves: 19228,
  },
  {
    why: "both kings are locked in for good",
    fen: "2b5/kpPp4/1p1P4/1P6/6p1/4p1P1/4PpPK/5B2 w - -",
    depth: 32,
    leaves: 1,
  },
  {
    why: "en passant while another piece gives check",
    fen: "rnbqk1nr/bb3p1p/1q2r3/2pPp3/3P4/7P/1PP1NpPP/R1BQKBNR w KQkq c6",
    depth: 3,
    leaves: 2528,
  },
  {
    why: "en passant by a pinned pawn",
    fen: "1b1k4/8/8/1rPpK3/8/8/8/8 w - d6",
    depth: 3,
    leaves: 555,
  },
  {
    why: "dozens of promotions",
    fen: "8/ppp3p1/8/8/3p4/5Q2/1ppp2K1/brk4n w - -",
    depth: 4,
    leaves: 134167,
  },
  { why: "dozens of queens", fen: "8/6kR/8/8/8/bq6/1rqqqqqq/K1nqnbrq b - -", depth: 4, leaves: 50268 },
  {
    why: "two checkers on one diagonal",
    fen: "3R4/8/q4k2/2B5/1NK5/3b4/8/8 w - -",
    depth: 3,
    leaves: 2854,
  },
  {
    why: "two checkers on one rank",
    fen: "5R2/2P5/8/4k3/8/3rK2r/8/8 w - -",
    depth: 3,
    leaves: 1030,
  },
];
