/** When to try again: "Try again in 12 minutes." Rounded up, so no one comes back too early. */
export function waitWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return "Try again in a minute.";
  if (minutes > 120) return `Try again in ${Math.ceil(minutes / 60)} hours.`;
  return `Try again in ${minutes} minutes.`;
}
