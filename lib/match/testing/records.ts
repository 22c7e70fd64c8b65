import {
  type Game,
  gamePositions,
  isSamePosition,
  legalMoves,
  makePgn,
  playMove,
  startGame,
} from "chess-core";

/** Morphy v. the Duke of Brunswick and Count Isouard, Paris 1858. */
export const OPERA_GAME = `[Event "Casual game"]
[Site "Paris"]
[Date "1858.??.??"]
[White "Paul Morphy"]
[Black "Duke Karl / Count Isouard"]
[Result "1-0"]

1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5
11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0`;

/** The same game, one move short of mate, and without a result. */
export const OPERA_GAME_UNFINISHED = OPERA_GAME.replace(" 17. Rd8# 1-0", " *").replace(
  '[Result "1-0"]',
  '[Result "*"]',
);

/** Sam Loyd's shortest stalemate: after ten moves Black can't move. */
export const LOYD_STALEMATE =
  "1. e3 a5 2. Qh5 Ra6 3. Qxa5 h5 4. Qxc7 Rah6 5. h4 f6 6. Qxd7+ Kf7 7. Qxb7 Qd3 8. Qxb8 Qh7 9. Qxc8 Kg6 10. Qe6 1/2-1/2";

/** lichess.org/HS9Nt4sR (Lichess database, CC0): Black mates on move 13. */
export const LICHESS_MATE =
  "1. e4 e5 2. Bc4 Nc6 3. Qh5 g6 4. Qf3 Nf6 5. a3 Nd4 6. Qd3 d6 7. Ba2 Bg7 8. Nf3 Nxf3+ 9. gxf3 Nh5 10. Qb3 O-O 11. O-O Qg5+ 12. Kh1 Bh3 13. d4 Qg2# 0-1";

/** lichess.org/zkbRTzqu (CC0): White's time ran out. */
export const LICHESS_FLAG = `[Result "0-1"]
[Termination "Time forfeit"]

1. e4 e5 2. d4 exd4 3. c3 dxc3 4. Bc4 Nf6 5. Nxc3 Bc5 6. e5 d5 7. exf6 dxc4 8. fxg7 Qxd1+ 9. Kxd1 Rg8 10. Nd5 Rxg7
11. Nxc7+ Kd8 12. Nxa8 Rxg2 0-1`;

/** lichess.org/wOy909au (CC0): Black resigned. */
export const LICHESS_RESIGNATION =
  "1. d4 d5 2. c4 dxc4 3. e4 e5 4. Nf3 Bd6 5. Bxc4 Qf6 6. Bg5 Qg6 7. dxe5 Bc5 1-0";

/** lichess.org/tagfiGhD (CC0): the position after 15... Qb2 occurred for the third time. */
export const LICHESS_THREEFOLD =
  "1. d4 c5 2. dxc5 Nc6 3. e3 e6 4. Nf3 Nf6 5. Bb5 Bxc5 6. Bxc6 bxc6 7. O-O O-O 8. Re1 Qb6 9. Nc3 a5 10. a4 d5 11. Bd2 Qxb2 12. Rb1 Qa3 13. Ra1 Qb2 14. Rb1 Qa3 15. Ra1 Qb2 1/2-1/2";

/** lichess.org/2UL6K3Ms (CC0): a draw was agreed. */
export const LICHESS_AGREED =
  "1. Nc3 e5 2. Nf3 Nc6 3. e4 Nf6 4. Bc4 Bc5 5. d3 O-O 6. O-O d6 7. Bg5 h6 8. Bc1 Bg4 9. h3 Bc8 10. Bd2 Bd7 11. Qe2 Qe7 12. Kh2 Kh7 13. Ng5+ hxg5 14. Qf3 Kg6 15. Qg3 1/2-1/2";

/** lichess.org/0c6qP1js (CC0): two bare kings remain. */
export const LICHESS_DEAD_POSITION = `1. d4 d5 2. Bf4 Bf5 3. e3 e6 4. Bd3 g6 5. Bxf5 exf5 6. Nf3 Be7 7. c3 Bd6 8. Bxd6 Qxd6
9. O-O Nf6 10. Nbd2 Ne4 11. Nxe4 fxe4 12. Nd2 b5 13. b4 a5 14. bxa5 Rxa5 15. a4 b4 16. cxb4 Qxb4 17. Re1 O-O
18. Nf1 Nd7 19. Qg4 Nf6 20. Qg5 Kg7 21. Qe5 c6 22. Reb1 Qc3 23. Qc7 Raa8 24. Rc1 Qb3 25. Qxc6 Rfc8 26. Qb5 Qxb5
27. axb5 Rxa1 28. Rxa1 Rb8 29. Rb1 Rb6 30. Nd2 Nd7 31. Nf1 Nf8 32. Nd2 Ne6 33. g3 Nc7 34. Rb3 Rxb5 35. Rxb5 Nxb5
36. Nb3 f5 37. Nc5 Kf6 38. Kf1 h5 39. h4 g5 40. hxg5+ Kxg5 41. Ke2 Kg4 42. Ne6 h4 43. gxh4 Kxh4 44. Ng7 Kg4
45. Ne6 Nc3+ 46. Kf1 Kf3 47. Nc7 f4 48. exf4 Kxf4 49. Ke1 Kf3 50. Kf1 Ne2 51. Nxd5 Nxd4 52. Nf6 Nf5 53. Ke1 Nd4
54. Kf1 Ne2 55. Ke1 Nf4 56. Kd2 Nh3 57. Kc3 Nxf2 58. Nxe4 Kxe4 1/2-1/2`;

/** Invented: Black gives everything away and is left with a bare king. */
export const BARE_KING =
  "1. e4 h5 2. Qxh5 c5 3. Qxc5 Qb6 4. Qxb6 g6 5. Qxa7 Rh3 6. Nxh3 d6 7. Qxb7 Bg4 8. Qxa8 Bd1 9. Qxb8+ Kd7 10. Qxf8 g5 11. Qxg8 f6 12. Qxg5 d5 13. Qxf6 Be2 14. Bxe2 e6 15. Qxe6+ Kd8 16. exd5 *";

/** The knights go out and back; each round trip repeats the starting position once more. */
export function knightsOutAndHome(times: number): string {
  const numbers = Array.from({ length: times }, (_, index) => index * 2 + 1);
  return numbers.map((n) => `${n}. Nf3 Nf6 ${n + 1}. Ng1 Ng8`).join(" ");
}

/** This many plies without a capture, pawn move or repetition, after 1. e4 e5. */
export function quietGame(plies: number): string {
  let game = pawnsOut();
  for (let ply = 0; ply < plies; ply += 1) game = quietMove(game);
  return makePgn(game);
}

function pawnsOut(): Game {
  return played(played(startGame(), "e2", "e4"), "e7", "e5");
}

function quietMove(game: Game): Game {
  const before = gamePositions(game);
  for (const move of legalMoves(game.position)) {
    if (move.role === "pawn" || move.captured) continue;
    const next = played(game, move.from, move.to);
    const isNew = !before.some((position) => isSamePosition(position, next.position));
    if (isNew && legalMoves(next.position).length > 5) return next;
  }
  throw new Error("No quiet move is left");
}

function played(
  game: Game,
  from: Parameters<typeof playMove>[1]["from"],
  to: Parameters<typeof playMove>[1]["to"],
): Game {
  const next = playMove(game, { from, to });
  if (!next.ok) throw new Error(next.error.message);
  return next.value;
}
