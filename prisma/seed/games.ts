/** A real game and what its moves prove, from the Lichess database of May 2025 (CC0), named by its address there. */
export type SeedGame = {
  readonly source: string;
  readonly outcome: "white" | "black" | "draw";
  readonly ending: "checkmate" | "resignation" | "stalemate";
  readonly pgn: string;
};

export const SEED_GAMES: readonly SeedGame[] = [
  {
    source: "https://lichess.org/IYQP7b6g",
    outcome: "white",
    ending: "checkmate",
    pgn: "1. d4 e5 2. e3 f6 3. dxe5 fxe5 4. Nf3 h5 5. Nxe5 Rh6 6. Qd5 c6 7. Qxg8 d6 8. e4 dxe5 9. Bxh6 gxh6 10. Bc4 Bg4 11. O-O h4 12. Qxg4 Nd7 13. Rd1 h5 14. Qg6+ Ke7 15. Qf7# 1-0",
  },
  {
    source: "https://lichess.org/aa2871e8",
    outcome: "white",
    ending: "checkmate",
    pgn: "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O Nf6 5. c3 Nxe4 6. d4 exd4 7. cxd4 Be7 8. d5 Na5 9. d6 Nxd6 10. Bd3 O-O 11. Nc3 Bf6 12. Bc2 b6 13. Nd5 c6 14. Qd3 cxd5 15. Qxh7# 1-0",
  },
  {
    source: "https://lichess.org/LzAfIaJC",
    outcome: "white",
    ending: "checkmate",
    pgn: "1. e4 e5 2. Nf3 d6 3. d4 exd4 4. c3 dxc3 5. Bc4 cxb2 6. Bxb2 f6 7. Nc3 c6 8. Qb3 Ne7 9. Bf7+ Kd7 10. O-O-O Na6 11. Rxd6+ Kxd6 12. Rd1+ Nd5 13. Nxd5 Kc5 14. Qa3+ Kb5 15. Nd4+ Kc4 16. Qc3# 1-0",
  },
  {
    source: "https://lichess.org/4GEhjueq",
    outcome: "white",
    ending: "checkmate",
    pgn: "1. e4 e5 2. Nf3 Nc6 3. Nc3 Nf6 4. Bb5 Bb4 5. O-O O-O 6. Nd5 Nxd5 7. exd5 Nd4 8. Nxd4 exd4 9. c3 dxc3 10. dxc3 Bc5 11. Bd3 Bd6 12. Qh5 h6 13. Bxh6 g6 14. Bxg6 fxg6 15. Qxg6+ Kh8 16. Qg7# 1-0",
  },
  {
    source: "https://lichess.org/HS9Nt4sR",
    outcome: "black",
    ending: "checkmate",
    pgn: "1. e4 e5 2. Bc4 Nc6 3. Qh5 g6 4. Qf3 Nf6 5. a3 Nd4 6. Qd3 d6 7. Ba2 Bg7 8. Nf3 Nxf3+ 9. gxf3 Nh5 10. Qb3 O-O 11. O-O Qg5+ 12. Kh1 Bh3 13. d4 Qg2# 0-1",
  },
  {
    source: "https://lichess.org/TBEcWYya",
    outcome: "black",
    ending: "checkmate",
    pgn: "1. e4 e6 2. d4 Nc6 3. f4 d5 4. exd5 Qxd5 5. Nf3 Nf6 6. c3 Bd6 7. Bd3 O-O 8. O-O b6 9. Nbd2 Bb7 10. Nc4 Na5 11. Nce5 Ng4 12. Nxg4 f5 13. Nge5 h6 14. Be3 g5 15. fxg5 hxg5 16. Bxg5 Bxe5 17. Nxe5 Qxg2# 0-1",
  },
  {
    source: "https://lichess.org/2n8rTST7",
    outcome: "black",
    ending: "checkmate",
    pgn: "1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6 4. Nc3 Nxe4 5. Nxe4 d5 6. Bb5 dxe4 7. Nxe5 Qd5 8. Bxc6+ bxc6 9. Ng4 Bd6 10. Qe2 O-O 11. O-O f5 12. Ne3 Qe5 13. Qc4+ Be6 14. Qxe6+ Qxe6 15. d4 f4 16. Nd1 f3 17. g3 Qh3 18. Be3 Qg2# 0-1",
  },
  {
    source: "https://lichess.org/AIW9Pjeu",
    outcome: "black",
    ending: "checkmate",
    pgn: "1. e4 d5 2. exd5 Qxd5 3. Nc3 Qa5 4. Nf3 Bg4 5. Be2 Nc6 6. O-O O-O-O 7. d3 Nf6 8. Bd2 Qh5 9. h3 Bxh3 10. gxh3 Qxh3 11. Nh2 Nd4 12. Bg5 e6 13. Bxf6 gxf6 14. Bg4 Qh4 15. Bf3 Bd6 16. Ng4 f5 17. a3 fxg4 18. Bxg4 Qh2# 0-1",
  },
  {
    source: "https://lichess.org/8qnGOgRl",
    outcome: "white",
    ending: "resignation",
    pgn: "1. d4 Nf6 2. Nf3 g6 3. Bf4 Bg7 4. e3 d5 5. c4 O-O 6. Nc3 c5 7. Bd3 Nc6 8. O-O cxd4 9. exd4 dxc4 10. Bxc4 Na5 11. Be2 Nd5 12. Bg5 Nxc3 13. bxc3 h6 14. Bh4 g5 15. Bg3 Bf5 16. Re1 Rc8 17. Rc1 Nc4 18. Qb3 Be6 19. Bxc4 Bxc4 20. Qxb7 Rc7 21. Qxc7 1-0",
  },
  {
    source: "https://lichess.org/Bl7i553M",
    outcome: "white",
    ending: "resignation",
    pgn: "1. e4 c6 2. d4 d5 3. exd5 cxd5 4. c4 Nf6 5. Nc3 Nc6 6. Nf3 e6 7. cxd5 Nxd5 8. Bd3 Be7 9. a3 Bf6 10. h4 O-O 11. Bxh7+ Kxh7 12. Ng5+ Kg8 13. Qh5 Re8 14. Qxf7+ Kh8 15. Qh5+ Kg8 16. Qf7+ Kh8 17. Qg6 Kg8 18. Nce4 Bxg5 19. hxg5 Nxd4 20. Rh7 Qe7 21. Qh5 1-0",
  },
  {
    source: "https://lichess.org/MOmX1XL8",
    outcome: "white",
    ending: "resignation",
    pgn: "1. e4 c6 2. d4 d5 3. e5 Bf5 4. Nf3 h5 5. Be2 Nd7 6. O-O h4 7. h3 e6 8. a3 Qb6 9. c4 a5 10. Nc3 Ne7 11. cxd5 cxd5 12. Nb5 Nc6 13. Bf4 Be7 14. Rc1 O-O-O 15. Qa4 Rdg8 16. b4 g5 17. bxa5 Qd8 18. Na7+ Kb8 19. Nxc6+ bxc6 20. Qxc6 gxf4 21. Rb1+ 1-0",
  },
  {
    source: "https://lichess.org/ztI5Qr6W",
    outcome: "black",
    ending: "resignation",
    pgn: "1. e4 e5 2. Nf3 d5 3. exd5 e4 4. Qe2 Nf6 5. Nc3 Be7 6. Nxe4 O-O 7. d3 Re8 8. Bg5 Nxe4 9. Bxe7 Rxe7 10. dxe4 Qd6 11. O-O-O Qf4+ 12. Kb1 Rxe4 13. Qxe4 Qxe4 14. Bb5 h6 15. Rhe1 Qb4 16. Re8+ Kh7 17. Rxc8 c6 18. d6 cxb5 19. Ne5 f6 20. Nf3 Qg4 21. a3 Qxc8 0-1",
  },
  {
    source: "https://lichess.org/Imay9tkX",
    outcome: "black",
    ending: "resignation",
    pgn: "1. e4 e6 2. d4 d5 3. e5 c5 4. c3 Nc6 5. Bd2 Qb6 6. Be3 Qxb2 7. Nd2 cxd4 8. Rb1 Qxc3 9. Rb3 Qa5 10. Bf4 Bc5 11. Bd3 Qc7 12. Qe2 Nge7 13. Ngf3 Ng6 14. Bg3 O-O 15. O-O Bd7 16. h3 a6 17. Rfb1 b5 18. a3 Na5 19. Bxg6 fxg6 20. R3b2 Nc4 21. Rb3 Nxd2 22. Qxd2 Qa7 0-1",
  },
  {
    source: "https://lichess.org/ZQqv7qEo",
    outcome: "black",
    ending: "resignation",
    pgn: "1. e4 e5 2. d3 Nf6 3. Nc3 Bc5 4. Nf3 Nc6 5. Bg5 Be7 6. Be2 h6 7. Bh4 d5 8. exd5 Nxd5 9. Bxe7 Ndxe7 10. O-O O-O 11. Nd2 f5 12. Bf3 e4 13. dxe4 fxe4 14. Bxe4 Re8 15. Bxc6 Nxc6 16. Nf3 Qg5 17. g3 Qh5 18. Nd5 Bg4 19. Nxc7 Bxf3 20. Qd3 Rf8 21. Nxa8 Qh3 22. Qc4+ Kh8 0-1",
  },
  {
    source: "https://lichess.org/srAFS4wQ",
    outcome: "draw",
    ending: "stalemate",
    pgn: "1. e3 e5 2. g3 d6 3. Bg2 Nf6 4. b3 Bg4 5. Bf3 Bf5 6. e4 Be6 7. d3 Nc6 8. c4 Nd4 9. Na3 c6 10. Nc2 d5 11. Nxd4 exd4 12. Bg5 Be7 13. Bg4 Qa5+ 14. Qd2 Qd8 15. Bxe6 fxe6 16. f4 dxe4 17. dxe4 Nxe4 18. Qe2 Bb4+ 19. Kf1 Nxg5 20. fxg5 O-O+ 21. Kg2 Qxg5 22. Nf3 Qf6 23. Rhf1 Qe7 24. Nxd4 c5 25. Nxe6 Rxf1 26. Rxf1 Re8 27. Re1 Bxe1 28. Qxe1 Qxe6 29. Qxe6+ Rxe6 30. Kf3 Rd6 31. h4 Rd2 32. a4 Rb2 33. Kf4 Rxb3 34. g4 Rb4 35. Kf5 Rxa4 36. g5 Rxc4 37. h5 g6+ 38. hxg6 hxg6+ 39. Kxg6 a5 40. Kf6 a4 41. g6 a3 42. g7 a2 43. Kg6 a1=Q 44. Kh6 Qxg7+ 45. Kh5 b5 1/2-1/2",
  },
  {
    source: "https://lichess.org/1yIl8jnt",
    outcome: "draw",
    ending: "stalemate",
    pgn: "1. d3 d5 2. e4 dxe4 3. dxe4 e5 4. Nc3 Nf6 5. Qxd8+ Kxd8 6. Bg5 Be7 7. Rd1+ Nbd7 8. Bxf6 Bxf6 9. g3 Be7 10. Bh3 f6 11. Nd5 c6 12. Nxe7 Kxe7 13. a3 Rd8 14. Nf3 Nc5 15. Bxc8 Raxc8 16. Rxd8 Rxd8 17. b3 Nxe4 18. Nh4 g6 19. O-O Rd2 20. c3 Nxc3 21. Nf3 Ra2 22. a4 Rb2 23. Nd2 Rxd2 24. Rc1 Ne2+ 25. Kf1 Nxc1 26. Ke1 Rc2 27. Kd1 Rc3 28. Kd2 Rc5 29. b4 Nb3+ 30. Kd3 Rc1 31. f3 Nd4 32. b5 cxb5 33. axb5 Rb1 34. b6 Rxb6 35. Ke4 a5 36. g4 a4 37. h4 h5 38. f4 hxg4 39. fxe5 fxe5 40. Kxe5 a3 41. Kxd4 a2 42. Ke4 a1=Q 43. Kf4 Qd4+ 44. Kg5 Rb5+ 45. Kxg6 Qd6+ 46. Kh7 Rf5 47. h5 Rxh5+ 48. Kg7 Qh6+ 49. Kg8 Rf5 1/2-1/2",
  },
];
