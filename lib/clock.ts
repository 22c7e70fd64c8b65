/** The only place that reads the current time. Rules and emails are given the time as an argument. */
export function now(): Date {
  return new Date();
}
