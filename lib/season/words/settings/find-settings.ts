/** Does a text have every word of a query in it, in whatever order and case? An empty query finds everything. */
export function hasWords(text: string, query: string): boolean {
  const known = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => known.includes(word));
}
