/** Parses a site's answer. Undefined if it isn't JSON, like an answer with nothing we know. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
