/** What programs write for standard chess, or when they don't know. Letters and digits only. */
const CHESS = new Set(
  "chess standard standardchess normal normalchess regular orthodox classic classical western fromposition none".split(
    " ",
  ),
);

/** How sites and programs spell the names of other games. */
const OTHERS: readonly (readonly [name: string, spellings: string])[] = [
  [
    "Chess960",
    "chess960 960 fischerandom fischerrandom fischerandomchess fischerrandomchess frc dfrc chess960frc freestyle freestylechess chess9lx wildfr",
  ],
  ["Crazyhouse", "crazyhouse zh house wild23"],
  ["Bughouse", "bughouse bug tandem"],
  ["Atomic", "atomic atomicchess wild27"],
  ["Antichess", "antichess losingchess losers losingchess wild17"],
  ["Giveaway", "giveaway giveawaychess wild26"],
  ["Suicide", "suicide suicidechess"],
  ["Horde", "horde hordechess"],
  ["King of the Hill", "kingofthehill koth"],
  ["Three-check", "threecheck 3check threecheckchess 3checkchess wild25"],
  ["Five-check", "fivecheck 5check"],
  ["Racing Kings", "racingkings racingkingschess"],
  ["Fog of War", "fogofwar darkchess dark"],
  ["Kriegspiel", "kriegspiel wild16"],
  ["Duck Chess", "duck duckchess"],
  ["Four-player chess", "4player fourplayer 4playerchess ffa teams"],
  ["Capablanca Chess", "capablanca capablancachess"],
  ["Gothic Chess", "gothic gothicchess"],
  ["Seirawan Chess", "seirawan schess seirawanchess"],
  ["Grand Chess", "grand grandchess"],
  ["Shatranj", "shatranj wild28"],
  ["Makruk", "makruk"],
  ["Xiangqi", "xiangqi"],
  ["Shogi", "shogi"],
  ["No Castling", "nocastle nocastling nocastlingchess"],
  ["Knightmate", "knightmate"],
  ["Berolina", "berolina berolinachess"],
  ["Cylinder Chess", "cylinder cylinderchess"],
  ["Placement", "placement bronstein"],
  ["Hoppel-Poppel", "hoppelpoppel"],
];

const NAMES = new Map(
  OTHERS.flatMap(([name, spellings]) => spellings.split(" ").map((spelling) => [spelling, name] as const)),
);

/** The other game that a Variant tag names, or null for standard chess. An unknown name stays as written. */
export function otherGame(tag: string): string | null {
  const spelling = tag.toLowerCase().replace(/[^a-z0-9]/g, "");
  if (CHESS.has(spelling) || !/[\p{L}\p{N}]/u.test(tag)) return null;
  return NAMES.get(spelling) ?? tag.trim().slice(0, 40);
}

/** Whether a Variant tag says that the game starts from a position of its own. */
export function isFromPosition(tag: string): boolean {
  return /^\s*from[ _-]?position\s*$/i.test(tag);
}

/**
 * The other game that a FEN can only belong to, or null: pieces in hand, counted checks, a side of pawns without a
 * king, or castling rights for kings and rooks that start elsewhere.
 */
export function otherGameOfFen(fen: string): string | null {
  const [placement = "", , rights = "", ...more] = fen.trim().split(/\s+/);
  const ranks = placement.split("/");
  if (/[[\]~]/.test(placement) || ranks.length === 9) return "Crazyhouse";
  if (more.some((field) => /^\+?\d\+\d$/.test(field))) return "Three-check";
  if (!placement.includes("K") && placement.split("P").length > 9) return "Horde";
  return ranks.length === 8 && isChess960(ranks, rights) ? "Chess960" : null;
}

/** Rights that fit kings and rooks on other squares, as KQkq or by the rook's file (Shredder-FEN). */
function isChess960(ranks: readonly string[], rights: string): boolean {
  if (!/^[A-HKQ]{1,4}$/i.test(rights)) return false;
  const letters = [...rights];
  const homes = letters.map((letter) => {
    const isWhite = letter < "a";
    const men = squaresOf(ranks[isWhite ? 7 : 0]!);
    return {
      men,
      king: men.indexOf(isWhite ? "K" : "k"),
      rook: isWhite ? "R" : "r",
      right: letter.toLowerCase(),
    };
  });
  const fit = homes.every(({ men, king, rook, right }) => {
    if (king < 0) return false;
    if (right === "k") return men.lastIndexOf(rook) > king;
    if (right === "q") return men.includes(rook) && men.indexOf(rook) < king;
    return men["abcdefgh".indexOf(right)] === rook;
  });
  return fit && (/[A-H]/i.test(rights) || homes.some(({ king }) => king !== 4));
}

function squaresOf(rank: string): string[] {
  return [...rank.replace(/\d/g, (gap) => ".".repeat(Number(gap)))];
}
