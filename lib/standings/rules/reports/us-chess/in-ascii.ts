/** Text with the letters of English only, for files that know no others: "Lukasz Stastny". */
export function inAscii(text: string): string {
  return text
    .replace(/[ßæœøłđðþıÆŒØŁĐÐÞ–—‘’“”\u00a0]/gu, (letter) => WITHOUT_PARTS[letter] ?? " ")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]/g, "?");
}

/** Letters that have no parts to take away. */
const WITHOUT_PARTS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  Æ: "AE",
  Œ: "OE",
  Ø: "O",
  Ł: "L",
  Đ: "D",
  Ð: "D",
  Þ: "Th",
  "–": "-",
  "—": "-",
  "‘": "'",
  "’": "'",
  "“": '"',
  "”": '"',
};
