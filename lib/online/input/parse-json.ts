/** What isn't JSON is no answer of a site: undefined, like an answer without anything that's known. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
