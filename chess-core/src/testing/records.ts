/** Records of real games. Moves are facts; the notes to the Lichess games come from its CC0 database. */

/** Morphy against the Duke of Brunswick and Count Isouard, Paris 1858: mate on move 17. */
export const OPERA_GAME = `[Event "Paris Opera"]
[Site "Paris FRA"]
[Date "1858.??.??"]
[Round "?"]
[White "Morphy, Paul"]
[Black "Duke Karl / Count Isouard"]
[Result "1-0"]

1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8.
Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14.
Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0
`;

/** Anderssen against Kieseritzky, London 1851. */
export const IMMORTAL_GAME = `[Event "London"]
[Date "1851.06.21"]
[White "Anderssen, Adolf"]
[Black "Kieseritzky, Lionel"]
[Result "1-0"]

1.e4 e5 2.f4 exf4 3.Bc4 Qh4+ 4.Kf1 b5 5.Bxb5 Nf6 6.Nf3 Qh6 7.d3 Nh5 8.Nh4 Qg5
9.Nf5 c6 10.g4 Nf6 11.Rg1 cxb5 12.h4 Qg6 13.h5 Qg5 14.Qf3 Ng8 15.Bxf4 Qf6
16.Nc3 Bc5 17.Nd5 Qxb2 18.Bd6 Bxg1 19.e5 Qxa1+ 20.Ke2 Na6 21.Nxg7+ Kd8
22.Qf6+ Nxf6 23.Be7# 1-0
`;

/** Deep Blue against Kasparov, New York 1997, sixth game: resigned after 19. c4. */
export const DEEP_BLUE_GAME = `[Event "IBM Man-Machine, New York USA"]
[Site "06"]
[Date "1997.05.11"]
[White "Deep Blue (Computer)"]
[Black "Garry Kasparov"]
[Result "1-0"]

1.e4 c6 2.d4 d5 3.Nc3 dxe4 4.Nxe4 Nd7 5.Ng5 Ngf6 6.Bd3 e6
7.N1f3 h6 8.Nxe6 Qe7 9.O-O fxe6 10.Bg6+ Kd8 11.Bf4 b5 12.a4
Bb7 13.Re1 Nd5 14.Bg3 Kc8 15.axb5 cxb5 16.Qd3 Bc6 17.Bf5 exf5
18.Rxe7 Bxe7 19.c4 1-0
`;

/** lichess.org/6dhFDWgL, May 2025. */
export const LICHESS_GAME = `[Event "Blitz swiss https://lichess.org/swiss/mI3JQjDe"]
[Site "https://lichess.org/6dhFDWgL"]
[Date "2025.05.01"]
[Round "-"]
[White "Rodri-10"]
[Black "Nathan-614"]
[Result "1-0"]
[TimeControl "240+2"]
[Termination "Normal"]

1. e4 { [%clk 0:04:00] } 1... e5 { [%clk 0:04:00] } 2. Nf3 { [%clk 0:04:02] } 2... Nc6 { [%clk 0:03:54] } 3. Bc4 { [%clk 0:04:02] } 3... d5 { [%clk 0:03:31] } 4. exd5 { [%clk 0:04:01] } 4... Nb4 { [%clk 0:03:19] } 5. d6 { [%clk 0:03:59] } 5... Bg4 { [%clk 0:02:58] } 6. dxc7 { [%clk 0:03:55] } 6... Nc6 { [%clk 0:02:44] } 7. cxd8=Q+ { [%clk 0:03:47] } 7... Nxd8 { [%clk 0:02:44] } 8. O-O { [%clk 0:03:48] } 8... Bc5 { [%clk 0:02:39] } 9. d4 { [%clk 0:03:48] } 9... Bxd4 { [%clk 0:02:33] } 10. Qd3 { [%clk 0:03:46] } 10... Nf6 { [%clk 0:01:35] } 11. Nxd4 { [%clk 0:03:42] } 11... exd4 { [%clk 0:00:54] } 12. Re1+ { [%clk 0:03:41] } 12... Kd7 { [%clk 0:00:51] } 13. Qxd4+ { [%clk 0:03:39] } 13... Kc8 { [%clk 0:00:38] } 14. Qc5+ { [%clk 0:03:34] } 14... Nc6 { [%clk 0:00:24] } 15. Bf4 { [%clk 0:03:26] } 15... b6 { [%clk 0:00:20] } 16. Qd6 { [%clk 0:03:26] } 16... Nd4 { [%clk 0:00:18] } 17. Qc7# { [%clk 0:03:00] } 1-0
`;
