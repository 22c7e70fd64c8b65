/** A name that doesn't fit where names usually fit. */
export const LONG_NAME = "Maximiliane-Theodora Konstantinopoulos-Featherstonehaugh";

const FIRST = ["Amara", "Theo", "Noor", "Callum", "Priya", "Leilani", "Jonas", "Wren", "Diego", "Ida"];
const LAST = ["Osei", "Lindqvist", "Haddad", "Reyes", "Raman", "Kealoha", "Berg", "Abbott", "Ruiz", "Novak"];

/** As many players as asked for, each with a name of their own; the third has a long one. */
export function playerNames(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => {
    if (index === 2) return LONG_NAME;
    const again = Math.floor(index / 100);
    const last = LAST[(index + Math.floor(index / 10)) % 10];
    return `${FIRST[index % 10]} ${last}${again > 0 ? ` ${"I".repeat(again + 1)}` : ""}`;
  });
}
