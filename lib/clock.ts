/** The only place that asks what time it is. Rules and letters are handed the answer. */
export function now(): Date {
  return new Date();
}
