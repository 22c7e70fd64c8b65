/**
 * The main openings with their codes in the Encyclopaedia of Chess Openings and the moves that lead to them: code, name, moves. One line
 * each. Names and moves are common knowledge, spelled as on Lichess (chess-openings, CC0).
 */
export const OPENINGS: readonly string[] = `
A00|Amar Opening|Nh3
A00|Anderssen's Opening|a3
A00|Barnes Opening|f3
A00|Clemenz Opening|h3
A00|Grob Opening|g4
A00|Hungarian Opening|g3
A00|Kádas Opening|h4
A00|Mieses Opening|d3
A00|Polish Opening|b4
A00|Saragossa Opening|c3
A00|Sodium Attack|Na3
A00|Van Geet Opening|Nc3
A00|Van't Kruijs Opening|e3
A00|Ware Opening|a4
A00|Lasker Simul Special|g3 h5
A00|Polish Opening, with d5|b4 d5
A00|Global Opening|h3 e5 a3
A00|Valencia Opening|d3 e5 Nd2
A00|Amsterdam Attack|e3 e5 c4 d6 Nc3 Nc6 b3 Nf6
A01|Nimzo-Larsen Attack|b3
A02|Bird Opening|f4
A04|Zukertort Opening|Nf3
A07|King's Indian Attack|Nf3 d5 g3
A07|King's Indian Attack, with e6|Nf3 Nf6 g3 d5 Bg2 e6
A07|King's Indian Attack, with Bf5|Nf3 Nf6 g3 d5 Bg2 c6 O-O Bf5
A09|Réti Opening|Nf3 d5 c4
A10|English Opening|c4
A10|English Opening: Anglo-Dutch Defense|c4 f5
A10|English Opening: Anglo-Lithuanian Variation|c4 Nc6
A10|English Opening: Anglo-Scandinavian Defense|c4 d5
A10|English Opening: Great Snake Variation|c4 g6
A10|English Opening: Myers Defense|c4 g5
A10|English Opening: Adorjan Defense|c4 g6 e4 e5
A11|English Opening: Caro-Kann Defensive System|c4 c6
A13|English Opening: Agincourt Defense|c4 e6
A15|English Opening: Anglo-Indian Defense|c4 Nf6
A15|English Orangutan|c4 Nf6 b4
A16|English Opening: Anglo-Grünfeld Defense|c4 Nf6 Nc3 d5
A18|English Opening: Mikenas-Carls Variation|c4 e6 Nc3 Nf6 e4
A20|English Opening: King's English Variation|c4 e5
A20|English Opening: Drill Variation|c4 e5 g3 h5
A22|English Opening: Carls-Bremen System|c4 e5 Nc3 Nf6 g3
A30|English Opening: Symmetrical Variation|c4 c5
A40|Queen's Pawn Game|d4
A40|Australian Defense|d4 Na6
A40|English Defense|d4 b6
A40|Englund Gambit|d4 e5
A40|Horwitz Defense|d4 e6
A40|Mikenas Defense|d4 Nc6
A40|Polish Defense|d4 b5
A40|Englund Gambit Declined|d4 e5 d5
A40|Kangaroo Defense|d4 e6 c4 Bb4+
A40|Montevideo Defense|d4 Nc6 d5 Nb8
A40|Zaire Defense|d4 Nc6 d5 Nb8 e4 Nf6 e5 Ng8
A41|Old Indian Defense|d4 d6 c4
A41|Wade Defense|d4 d6 Nf3 Bg4
A42|Pterodactyl Defense|Nf3 c5 c4 g6 d4 Bg7 e4 Qa5+ Nc3 d6
A43|Benoni Defense: Benoni-Indian Defense|d4 c5 d5 Nf6
A43|Benoni Defense: Snail Variation|d4 c5 d5 Na6
A43|Benoni Defense: Hawk Variation|d4 Nf6 Nf3 c5 d5 c4
A45|Indian Defense|d4 Nf6
A45|Basque Opening|d4 Nf6 b3
A45|Canard Opening|d4 Nf6 f4
A45|Paleface Attack|d4 Nf6 f3
A45|Trompowsky Attack|d4 Nf6 Bg5
A46|Döry Defense|d4 Nf6 Nf3 Ne4
A46|Yusupov-Rubinstein System|d4 Nf6 Nf3 e6 e3
A47|Pseudo Queen's Indian Defense|d4 Nf6 Nf3 b6
A47|Marienbad System|d4 Nf6 Nf3 b6 g3 Bb7 Bg2 c5
A48|East Indian Defense|d4 Nf6 Nf3 g6
A48|London System|d4 Nf6 Nf3 g6 Bf4
A48|London System, with Bd3|d4 Nf6 Nf3 g6 Bf4 Bg7 e3 d6 Bd3
A48|London System, with Be2|d4 Nf6 Nf3 g6 Bf4 Bg7 e3 d6 Be2
A50|Mexican Defense|d4 Nf6 c4 Nc6
A50|Queen's Indian Accelerated|d4 Nf6 c4 b6
A50|Slav Indian|d4 Nf6 c4 c6
A56|Benoni Defense|d4 Nf6 c4 c5
A56|Benoni Defense: Czech Benoni Defense|d4 Nf6 c4 c5 d5 e5
A56|Benoni Defense: Hromádka System|d4 Nf6 c4 c5 d5 d6
A56|Benoni Defense: Weenink Variation|d4 Nf6 c4 c5 dxc5 e6
A56|Vulture Defense|d4 Nf6 c4 c5 d5 Ne4
A57|Benko Gambit|d4 Nf6 c4 c5 d5 b5
A57|Benko Gambit Accepted|d4 Nf6 c4 c5 d5 b5 cxb5 a6
A60|Benoni Defense: Modern Variation|d4 Nf6 c4 c5 d5 e6
A80|Dutch Defense|d4 f5
A80|Dutch Defense: Alapin Variation|d4 f5 Qd3
A80|Dutch Defense: Hopton Attack|d4 f5 Bg5
A80|Dutch Defense: Korchnoi Attack|d4 f5 h3
A80|Dutch Defense: Raphael Variation|d4 f5 Nc3
A80|Dutch Defense: Barcza Variation|d4 f5 Nf3 Nf6 c3
A81|Dutch Defense: Fianchetto Attack|d4 f5 g3
A81|Dutch Defense: Semi-Leningrad Variation|d4 f5 g3 Nf6 Bg2 g6
A84|Dutch Defense: Classical Variation|d4 f5 c4 e6
A84|Dutch Defense: Normal Variation|d4 f5 c4 Nf6
A84|Dutch Defense: Rubinstein Variation|d4 f5 c4 e6 Nc3
A84|Dutch Defense: Bladel Variation|d4 f5 c4 g6 Nc3 Nh6
A85|Dutch Defense: Queen's Knight Variation|d4 f5 c4 Nf6 Nc3
A86|Dutch Defense: Fianchetto Variation|d4 f5 c4 Nf6 g3
A86|Dutch Defense: Leningrad Variation|d4 f5 c4 Nf6 g3 g6
A92|Dutch Defense: Stonewall Variation|d4 f5 c4 Nf6 g3 e6 Bg2 Be7 Nf3 O-O O-O d5
B00|King's Pawn Game|e4
B00|Barnes Defense|e4 f6
B00|Borg Defense|e4 g5
B00|Carr Defense|e4 h6
B00|Duras Gambit|e4 f5
B00|Goldsmith Defense|e4 h5
B00|Hippopotamus Defense|e4 Nh6
B00|Lemming Defense|e4 Na6
B00|Nimzowitsch Defense|e4 Nc6
B00|Owen Defense|e4 b6
B00|Pirc Defense|e4 d6
B00|St. George Defense|e4 a6
B00|Ware Defense|e4 a5
B00|Fried Fox Defense|e4 f6 d4 Kf7
B01|Scandinavian Defense|e4 d5
B01|Scandinavian Defense: Mieses-Kotroc Variation|e4 d5 exd5 Qxd5
B01|Scandinavian Defense: Modern Variation|e4 d5 exd5 Nf6
B01|Scandinavian Defense: Gubinsky-Melts Defense|e4 d5 exd5 Qxd5 Nc3 Qd6
B01|Scandinavian Defense: Marshall Variation|e4 d5 exd5 Nf6 d4 Nxd5
B01|Scandinavian Defense: Richter Variation|e4 d5 exd5 Nf6 d4 g6
B01|Scandinavian Defense: Valencian Variation|e4 d5 exd5 Qxd5 Nc3 Qd8
B02|Alekhine Defense|e4 Nf6
B02|Alekhine Defense: Krejcik Variation|e4 Nf6 Bc4
B02|Alekhine Defense: Maróczy Variation|e4 Nf6 d3
B02|Alekhine Defense: Brooklyn Variation|e4 Nf6 e5 Ng8
B02|Alekhine Defense: Normal Variation|e4 Nf6 e5 Nd5
B02|Alekhine Defense: Scandinavian Variation|e4 Nf6 Nc3 d5
B02|Alekhine Defense: Buckley Attack|e4 Nf6 e5 Nd5 Na3
B02|Alekhine Defense: Sämisch Attack|e4 Nf6 e5 Nd5 Nc3
B02|Alekhine Defense: Two Pawns Attack|e4 Nf6 e5 Nd5 c4
B02|Alekhine Defense: Welling Variation|e4 Nf6 e5 Nd5 b3
B06|Modern Defense|e4 g6
B07|Czech Defense|e4 d6 d4 Nf6 Nc3 c6
B07|Lion Defense|e4 d6 d4 Nf6 Nc3 Nbd7
B08|Pirc Defense: Classical Variation|e4 d6 d4 Nf6 Nc3 g6 Nf3
B09|Pirc Defense: Austrian Attack|e4 d6 d4 Nf6 Nc3 g6 f4
B10|Caro-Kann Defense|e4 c6
B10|Caro-Kann Defense: Accelerated Panov Attack|e4 c6 c4
B10|Caro-Kann Defense: Breyer Variation|e4 c6 d3
B10|Caro-Kann Defense: Euwe Attack|e4 c6 b3
B10|Caro-Kann Defense: Hillbilly Attack|e4 c6 Bc4
B10|Caro-Kann Defense: Labahn Attack|e4 c6 b4
B10|Caro-Kann Defense: Spike Variation|e4 c6 g4
B10|Caro-Kann Defense: Goldman Variation|e4 c6 Nc3 d5 Qf3
B10|Caro-Kann Defense: St. Patrick's Attack|e4 c6 Nc3 d5 h3
B10|Caro-Kann Defense: Two Knights Attack|e4 c6 Nc3 d5 Nf3
B12|Caro-Kann Defense: De Bruycker Defense|e4 c6 d4 Na6
B12|Caro-Kann Defense: Masi Variation|e4 c6 d4 Nf6
B12|Caro-Kann Defense: Massachusetts Defense|e4 c6 d4 f5
B12|Caro-Kann Defense: Advance Variation|e4 c6 d4 d5 e5
B12|Caro-Kann Defense: Maróczy Variation|e4 c6 d4 d5 f3
B12|Caro-Kann Defense: Modern Variation|e4 c6 d4 d5 Nd2
B12|Caro-Kann Defense: Edinburgh Variation|e4 c6 d4 d5 Nd2 Qb6
B13|Caro-Kann Defense: Exchange Variation|e4 c6 d4 d5 exd5
B13|Caro-Kann Defense: Panov Attack|e4 c6 d4 d5 exd5 cxd5 c4
B15|Caro-Kann Defense: Campomanes Attack|e4 c6 d4 d5 Nc3 Nf6
B15|Caro-Kann Defense: Gurgenidze System|e4 c6 d4 d5 Nc3 g6
B17|Caro-Kann Defense: Karpov Variation|e4 c6 d4 d5 Nd2 dxe4 Nxe4 Nd7
B18|Caro-Kann Defense: Classical Variation|e4 c6 d4 d5 Nd2 dxe4 Nxe4 Bf5
B20|Sicilian Defense|e4 c5
B20|Sicilian Defense: Amazon Attack|e4 c5 Qg4
B20|Sicilian Defense: Bowdler Attack|e4 c5 Bc4
B20|Sicilian Defense: Brick Variation|e4 c5 Nh3
B20|Sicilian Defense: Czerniak Attack|e4 c5 b3
B20|Sicilian Defense: Grob Variation|e4 c5 g4
B20|Sicilian Defense: Keres Variation|e4 c5 Ne2
B20|Sicilian Defense: Kronberger Variation|e4 c5 Na3
B20|Sicilian Defense: Lasker-Dunne Attack|e4 c5 g3
B20|Sicilian Defense: Mengarini Variation|e4 c5 a3
B20|Sicilian Defense: Staunton-Cochrane Variation|e4 c5 c4
B21|Sicilian Defense: McDonnell Attack|e4 c5 f4
B21|Sicilian Defense: Smith-Morra Gambit|e4 c5 d4
B22|Sicilian Defense: Alapin Variation|e4 c5 c3
B23|Sicilian Defense: Closed|e4 c5 Nc3
B23|Sicilian Defense: Grand Prix Attack|e4 c5 Nc3 Nc6 f4
B27|Sicilian Defense: Bücker Variation|e4 c5 Nf3 h6
B27|Sicilian Defense: Hyperaccelerated Dragon|e4 c5 Nf3 g6
B27|Sicilian Defense: Jalalabad Variation|e4 c5 Nf3 e5
B27|Sicilian Defense: Katalimov Variation|e4 c5 Nf3 b6
B27|Sicilian Defense: Mongoose Variation|e4 c5 Nf3 Qa5
B27|Sicilian Defense: Quinteros Variation|e4 c5 Nf3 Qc7
B27|Sicilian Defense: Frederico Variation|e4 c5 Nf3 g6 d4 f5
B28|Sicilian Defense: O'Kelly Variation|e4 c5 Nf3 a6
B29|Sicilian Defense: Nimzowitsch Variation|e4 c5 Nf3 Nf6
B30|Sicilian Defense: Nyezhmetdinov-Rossolimo Attack|e4 c5 Nf3 Nc6 Bb5
B32|Sicilian Defense: Open|e4 c5 Nf3 Nc6 d4
B32|Sicilian Defense: Franco-Sicilian Variation|e4 c5 Nf3 Nc6 d4 e6
B32|Sicilian Defense: Accelerated Dragon|e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 g6
B33|Sicilian Defense: Lasker-Pelikan Variation|e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 Nf6 Nc3 e5
B40|Sicilian Defense: French Variation|e4 c5 Nf3 e6
B40|Sicilian Defense: Kramnik Variation|e4 c5 Nf3 e6 c4
B40|Sicilian Defense: Drazic Variation|e4 c5 Nf3 e6 d4 a6
B41|Sicilian Defense: Kan Variation|e4 c5 Nf3 e6 d4 cxd4 Nxd4 a6
B44|Sicilian Defense: Taimanov Variation|e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nc6
B50|Sicilian Defense: Kopec System|e4 c5 Nf3 d6 Bd3
B51|Sicilian Defense: Moscow Variation|e4 c5 Nf3 d6 Bb5+
B56|Sicilian Defense: Classical Variation|e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6
B60|Sicilian Defense: Richter-Rauzer Variation|e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6 Bg5
B70|Sicilian Defense: Dragon Variation|e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6
B80|Sicilian Defense: Scheveningen Variation|e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nf6 Nc3 d6
B90|Sicilian Defense: Najdorf Variation|e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6
C00|French Defense|e4 e6
C00|French Defense: Chigorin Variation|e4 e6 Qe2
C00|French Defense: Horwitz Attack|e4 e6 b3
C00|French Defense: King's Indian Attack|e4 e6 d3
C00|French Defense: Knight Variation|e4 e6 Nf3
C00|French Defense: La Bourdonnais Variation|e4 e6 f4
C00|French Defense: Normal Variation|e4 e6 d4
C00|French Defense: Réti-Spielmann Attack|e4 e6 g3
C00|French Defense: Steiner Variation|e4 e6 c4
C00|French Defense: Steinitz Attack|e4 e6 e5
C00|French Defense: Franco-Sicilian Defense|e4 e6 d4 c5
C00|French Defense: Mediterranean Defense|e4 e6 d4 Nf6
C00|French Defense: St. George Defense|e4 e6 d4 a6
C00|French Defense: Pelikan Variation|e4 e6 Nc3 d5 f4
C00|French Defense: Schlechter Variation|e4 e6 d4 d5 Bd3
C00|French Defense: Two Knights Variation|e4 e6 Nf3 d5 Nc3
C01|French Defense: Exchange Variation|e4 e6 d4 d5 exd5
C02|French Defense: Advance Variation|e4 e6 d4 d5 e5
C03|French Defense: Tarrasch Variation|e4 e6 d4 d5 Nd2
C10|French Defense: Paulsen Variation|e4 e6 d4 d5 Nc3
C10|French Defense: Hecht-Reefschläger Variation|e4 e6 d4 d5 Nc3 Nc6
C10|French Defense: Rubinstein Variation|e4 e6 d4 d5 Nc3 dxe4
C11|French Defense: Classical Variation|e4 e6 d4 d5 Nc3 Nf6
C15|French Defense: Winawer Variation|e4 e6 d4 d5 Nc3 Bb4
C20|Bongcloud Attack|e4 e5 Ke2
C20|Center Game|e4 e5 d4
C20|King's Pawn Opening|e4 e5 b3
C20|Portuguese Opening|e4 e5 Bb5
C21|Center Game Accepted|e4 e5 d4 exd4
C21|Danish Gambit|e4 e5 d4 exd4 c3
C21|Danish Gambit Accepted|e4 e5 d4 exd4 c3 dxc3
C23|Bishop's Opening|e4 e5 Bc4
C25|Vienna Game|e4 e5 Nc3
C25|Vienna Game: Anderssen Defense|e4 e5 Nc3 Bc5
C25|Vienna Game: Max Lange Defense|e4 e5 Nc3 Nc6
C25|Vienna Gambit, with Max Lange Defense|e4 e5 Nc3 Nc6 f4
C25|Vienna Game: Giraffe Attack|e4 e5 Nc3 Bc5 Qg4
C25|Vienna Game: Hamppe-Meitner Variation|e4 e5 Nc3 Bc5 Na4
C25|Vienna Game: Paulsen Variation|e4 e5 Nc3 Nc6 g3
C26|Vienna Game: Falkbeer Variation|e4 e5 Nc3 Nf6
C26|Vienna Game: Mengarini Variation|e4 e5 Nc3 Nf6 a3
C26|Vienna Game: Mieses Variation|e4 e5 Nc3 Nf6 g3
C26|Vienna Game: Stanley Variation|e4 e5 Nc3 Nf6 Bc4
C27|Vienna Game: Frankenstein-Dracula Variation|e4 e5 Nc3 Nf6 Bc4 Nxe4
C30|King's Gambit|e4 e5 f4
C30|King's Gambit Declined: Classical Variation|e4 e5 f4 Bc5
C30|King's Gambit Declined: Keene's Defense|e4 e5 f4 Qh4+
C30|King's Gambit Declined: Mafia Defense|e4 c5 f4 e5
C30|King's Gambit Declined: Norwalde Variation|e4 e5 f4 Qf6
C30|King's Gambit Declined: Petrov's Defense|e4 e5 f4 Nf6
C30|King's Gambit Declined: Queen's Knight Defense|e4 e5 f4 Nc6
C30|King's Gambit Declined: Keene Defense|e4 e5 f4 Qh4+ g3 Qe7
C30|King's Gambit Declined: Miles Defense|e4 e5 f4 Nc6 Nf3 f5
C33|King's Gambit Accepted|e4 e5 f4 exf4
C33|King's Gambit Accepted: Dodo Variation|e4 e5 f4 exf4 Qg4
C33|King's Gambit Accepted: Eisenberg Variation|e4 e5 f4 exf4 Nh3
C34|King's Gambit Accepted: Becker Defense|e4 e5 f4 exf4 Nf3 h6
C34|King's Gambit Accepted: Bonsch-Osmolovsky Variation|e4 e5 f4 exf4 Nf3 Ne7
C34|King's Gambit Accepted: Fischer Defense|e4 e5 f4 exf4 Nf3 d6
C34|King's Gambit Accepted: MacLeod Defense|e4 e5 f4 exf4 Nf3 Nc6
C34|King's Gambit Accepted: Schallopp Defense|e4 e5 f4 exf4 Nf3 Nf6
C34|King's Gambit Accepted: Wagenbach Defense|e4 e5 f4 exf4 Nf3 h5
C35|King's Gambit Accepted: Cunningham Defense|e4 e5 f4 exf4 Nf3 Be7
C36|King's Gambit Accepted: Modern Defense|e4 e5 f4 exf4 Nf3 d5
C40|King's Knight Opening|e4 e5 Nf3
C40|Elephant Gambit|e4 e5 Nf3 d5
C40|Gunderam Defense|e4 e5 Nf3 Qe7
C40|Latvian Gambit|e4 e5 Nf3 f5
C40|Latvian Gambit Accepted|e4 e5 Nf3 f5 exf5
C41|Philidor Defense|e4 e5 Nf3 d6
C41|Philidor Defense: Exchange Variation|e4 e5 Nf3 d6 d4 exd4
C41|Philidor Defense: Hanham Variation|e4 e5 Nf3 d6 d4 Nd7
C41|Philidor Defense: Nimzowitsch Variation|e4 e5 Nf3 d6 d4 Nf6
C42|Petrov's Defense|e4 e5 Nf3 Nf6
C44|Irish Gambit|e4 e5 Nf3 Nc6 Nxe5
C44|Ponziani Opening|e4 e5 Nf3 Nc6 c3
C44|Scotch Game|e4 e5 Nf3 Nc6 d4
C44|Scotch Game: Lolli Variation|e4 e5 Nf3 Nc6 d4 Nxd4
C45|Scotch Game: Classical Variation|e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Bc5
C45|Scotch Game: Schmidt Variation|e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Nf6
C45|Scotch Game: Mieses Variation|e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Nf6 Nxc6 bxc6 e5
C46|Three Knights Opening|e4 e5 Nf3 Nc6 Nc3
C47|Four Knights Game|e4 e5 Nf3 Nc6 Nc3 Nf6
C50|Italian Game|e4 e5 Nf3 Nc6 Bc4
C50|Italian Game: Anti-Fried Liver Defense|e4 e5 Nf3 Nc6 Bc4 h6
C50|Italian Game: Giuoco Piano|e4 e5 Nf3 Nc6 Bc4 Bc5
C50|Italian Game: Hungarian Defense|e4 e5 Nf3 Nc6 Bc4 Be7
C50|Italian Game: Paris Defense|e4 e5 Nf3 Nc6 Bc4 d6
C50|Italian Game: Giuoco Pianissimo|e4 e5 Nf3 Nc6 Bc4 Bc5 d3
C51|Italian Game: Evans Gambit|e4 e5 Nf3 Nc6 Bc4 Bc5 b4
C55|Italian Game: Two Knights Defense|e4 e5 Nf3 Nc6 Bc4 Nf6
C60|Ruy Lopez|e4 e5 Nf3 Nc6 Bb5
C60|Ruy Lopez: Alapin Defense|e4 e5 Nf3 Nc6 Bb5 Bb4
C60|Ruy Lopez: Bulgarian Variation|e4 e5 Nf3 Nc6 Bb5 a5
C60|Ruy Lopez: Cozio Defense|e4 e5 Nf3 Nc6 Bb5 Nge7
C60|Ruy Lopez: Fianchetto Defense|e4 e5 Nf3 Nc6 Bb5 g6
C60|Ruy Lopez: Lucena Variation|e4 e5 Nf3 Nc6 Bb5 Be7
C60|Ruy Lopez: Nürnberg Variation|e4 e5 Nf3 Nc6 Bb5 f6
C60|Ruy Lopez: Pollock Defense|e4 e5 Nf3 Nc6 Bb5 Na5
C60|Ruy Lopez: Retreat Variation|e4 e5 Nf3 Nc6 Bb5 Nb8
C60|Ruy Lopez: Vinogradov Variation|e4 e5 Nf3 Nc6 Bb5 Qe7
C61|Ruy Lopez: Bird Variation|e4 e5 Nf3 Nc6 Bb5 Nd4
C62|Ruy Lopez: Steinitz Defense|e4 e5 Nf3 Nc6 Bb5 d6
C63|Ruy Lopez: Schliemann Defense|e4 e5 Nf3 Nc6 Bb5 f5
C64|Ruy Lopez: Classical Variation|e4 e5 Nf3 Nc6 Bb5 Bc5
C65|Ruy Lopez: Berlin Defense|e4 e5 Nf3 Nc6 Bb5 Nf6
C68|Ruy Lopez: Exchange Variation|e4 e5 Nf3 Nc6 Bb5 a6 Bxc6
C70|Ruy Lopez: Morphy Defense|e4 e5 Nf3 Nc6 Bb5 a6
C80|Ruy Lopez: Open|e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4
C84|Ruy Lopez: Closed|e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7
C89|Ruy Lopez: Marshall Attack|e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d5
D00|Amazon Attack|d4 d5 Qd3
D00|Blackmar-Diemer Gambit|d4 d5 e4
D00|Blackmar-Diemer Gambit Accepted|d4 d5 e4 dxe4 Nc3 Nf6 f3 exf3
D01|Rapport-Jobava System|d4 d5 Nc3 Nf6 Bf4
D01|Rapport-Jobava System, with e6|d4 d5 Nc3 e6 Bf4
D01|Richter-Veresov Attack|d4 Nf6 Nc3 d5 Bg5
D05|Rubinstein Opening|d4 Nf6 Nf3 e6 e3 c5 Bd3 d5 b3
D06|Queen's Gambit|d4 d5 c4
D06|Queen's Gambit Declined: Austrian Defense|d4 d5 c4 c5
D06|Queen's Gambit Declined: Baltic Defense|d4 d5 c4 Bf5
D06|Queen's Gambit Declined: Marshall Defense|d4 d5 c4 Nf6
D07|Queen's Gambit Declined: Chigorin Defense|d4 d5 c4 Nc6
D10|Slav Defense|d4 d5 c4 c6
D10|Slav Defense: Exchange Variation|d4 d5 c4 c6 cxd5
D20|Queen's Gambit Accepted|d4 d5 c4 dxc4
D20|Queen's Gambit Accepted: Accelerated Mannheim Variation|d4 d5 c4 dxc4 Qa4+
D20|Queen's Gambit Accepted: Old Variation|d4 d5 c4 dxc4 e3
D20|Queen's Gambit Accepted: Saduleto Variation|d4 d5 c4 dxc4 e4
D20|Queen's Gambit Accepted: Schwartz Defense|d4 d5 c4 dxc4 e4 f5
D21|Queen's Gambit Accepted: Normal Variation|d4 d5 c4 dxc4 Nf3
D21|Queen's Gambit Accepted: Godes Variation|d4 d5 c4 dxc4 Nf3 Nd7
D21|Queen's Gambit Accepted: Gunsberg Defense|d4 d5 c4 dxc4 Nf3 c5
D21|Queen's Gambit Accepted: Rosenthal Variation|d4 d5 c4 dxc4 Nf3 e6
D22|Queen's Gambit Accepted: Alekhine Defense|d4 d5 c4 dxc4 Nf3 a6
D30|Queen's Gambit Declined|d4 d5 c4 e6
D31|Queen's Gambit Declined: Queen's Knight Variation|d4 d5 c4 e6 Nc3
D31|Queen's Gambit Declined: Alapin Variation|d4 e6 c4 b6 Nc3 d5
D31|Queen's Gambit Declined: Charousek Variation|d4 d5 c4 e6 Nc3 Be7
D31|Queen's Gambit Declined: Janowski Variation|d4 d5 c4 e6 Nc3 a6
D32|Tarrasch Defense|d4 d5 c4 e6 Nc3 c5
D35|Queen's Gambit Declined: Normal Defense|d4 d5 c4 e6 Nc3 Nf6
D35|Queen's Gambit Declined: Exchange Variation|d4 Nf6 c4 e6 Nc3 d5 cxd5
D38|Queen's Gambit Declined: Ragozin Defense|d4 Nf6 c4 e6 Nf3 d5 Nc3 Bb4
D40|Queen's Gambit Declined: Semi-Tarrasch Defense|d4 Nf6 c4 e6 Nf3 d5 Nc3 c5
D43|Semi-Slav Defense|d4 d5 c4 c6 Nf3 Nf6 Nc3 e6
D44|Semi-Slav Defense Accepted|d4 d5 c4 c6 Nf3 Nf6 Nc3 e6 Bg5 dxc4
D44|Semi-Slav Defense: Botvinnik Variation|d4 d5 c4 c6 Nf3 Nf6 Nc3 e6 Bg5 dxc4 e4
D47|Semi-Slav Defense: Meran Variation|d4 d5 c4 c6 Nc3 Nf6 e3 e6 Nf3 Nbd7 Bd3 dxc4 Bxc4 b5
D52|Queen's Gambit Declined: Cambridge Springs Defense|d4 d5 c4 c6 Nf3 Nf6 Nc3 e6 Bg5 Nbd7 e3 Qa5
D53|Queen's Gambit Declined: Lasker Defense|d4 Nf6 c4 e6 Nc3 d5 Bg5 Be7 e3 Ne4
D58|Queen's Gambit Declined: Tartakower Defense|d4 Nf6 c4 e6 Nf3 d5 Nc3 Be7 Bg5 h6 Bh4 O-O e3 b6
D60|Queen's Gambit Declined: Orthodox Defense|d4 Nf6 c4 e6 Nf3 d5 Nc3 Be7 Bg5 O-O e3 Nbd7
D80|Grünfeld Defense|d4 Nf6 c4 g6 Nc3 d5
D85|Grünfeld Defense: Exchange Variation|d4 Nf6 c4 g6 Nc3 d5 cxd5 Nxd5
D96|Grünfeld Defense: Russian Variation|d4 Nf6 c4 g6 Nc3 d5 Nf3 Bg7 Qb3
E00|Catalan Opening|d4 Nf6 c4 e6 g3
E01|Catalan Opening: Open Defense|d4 Nf6 c4 e6 g3 d5 Bg2
E06|Catalan Opening: Closed|d4 Nf6 c4 e6 g3 d5 Bg2 Be7 Nf3
E10|Blumenfeld Countergambit|d4 Nf6 c4 e6 Nf3 c5 d5 b5
E10|Blumenfeld Countergambit Accepted|d4 Nf6 c4 e6 Nf3 c5 d5 b5 dxe6 fxe6 cxb5 d5
E11|Bogo-Indian Defense|d4 Nf6 c4 e6 Nf3 Bb4+
E12|Queen's Indian Defense|d4 Nf6 c4 e6 Nf3 b6
E14|Queen's Indian Defense, with e3|d4 Nf6 c4 e6 Nf3 d5 e3 b6 Nc3 Bb7
E14|Queen's Indian Defense, with e3, Bb4+ Line|d4 Nf6 c4 e6 Nf3 Bb4+ Nbd2 b6 e3 Bb7
E20|Nimzo-Indian Defense|d4 Nf6 c4 e6 Nc3 Bb4
E24|Nimzo-Indian Defense: Sämisch Variation|d4 Nf6 c4 e6 Nc3 Bb4 a3
E32|Nimzo-Indian Defense: Classical Variation|d4 Nf6 c4 e6 Nc3 Bb4 Qc2
E40|Nimzo-Indian Defense: Rubinstein System|d4 Nf6 c4 e6 Nc3 Bb4 e3
E60|Queen's Pawn, Mengarini Attack|d4 Nf6 c4 g6 Qc2
E60|King's Indian Defense: Fianchetto Variation|d4 Nf6 c4 g6 Nf3 Bg7 g3
E61|King's Indian Defense|d4 Nf6 c4 g6 Nc3
E76|King's Indian Defense: Four Pawns Attack|d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f4
E80|King's Indian Defense: Sämisch Variation|d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f3
E91|King's Indian Defense: Orthodox Variation|d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2
`
  .trim()
  .split("\n");
