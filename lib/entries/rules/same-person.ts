/**
 * The answer that someone without an email is no one whom the organization entered before. It names the people it's about,
 * so it doesn't count for others: if it's sent twice, or the name is changed afterward, it's asked again.
 *
 * @param stamp changes with the people of that name
 */
export function someoneElse(stamp: string): string {
  return `new-${stamp}`;
}
