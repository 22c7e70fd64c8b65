/** Does a text contain every word of a query, in any order and case? An empty query matches everything. */
export function hasWords(text: string, query: string): boolean {
  const known = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => known.includes(word));
}
