/** A move that was played, to be read out: "Theo played knight f3, check." */
export function moveSaid(who: string, san: string): string {
  const [, name = "", sign] = /^(.*?)([+#])?$/.exec(san) ?? [];
  return `${who} ${CASTLED[name] ?? `played ${spoken(name)}`}${SIGNS[sign ?? ""] ?? ""}.`;
}

const CASTLED: Readonly<Record<string, string>> = {
  "O-O": "castled kingside",
  "O-O-O": "castled queenside",
};
const SIGNS: Readonly<Record<string, string>> = { "+": ", check", "#": ", checkmate" };
const PIECES: Readonly<Record<string, string>> = {
  K: "king",
  Q: "queen",
  R: "rook",
  B: "bishop",
  N: "knight",
};

/** "Nbxd2" is "knight b takes d2"; "e8=Q" is "e8, promoting to a queen". */
function spoken(name: string): string {
  const [, piece = "", from, takes, to, role = ""] =
    /^([KQRBN])?([a-h]?[1-8]?)(x)?([a-h][1-8])(?:=([QRBN]))?$/.exec(name) ?? [];
  const words = [PIECES[piece], from, takes && "takes", to].filter(Boolean).join(" ");
  return role ? `${words}, promoting to a ${PIECES[role]}` : words;
}
