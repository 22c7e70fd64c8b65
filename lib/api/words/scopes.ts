import type { Scope } from "../rules/scopes";

/** What each scope allows, for the form that makes a token. */
export const SCOPE_WORDS: Readonly<Record<Scope, { readonly title: string; readonly detail: string }>> = {
  read: { title: "Read", detail: "Seasons, players, and matches, as your desk shows them." },
  report: { title: "Enter results", detail: "Results from score slips, for both players." },
  lend: { title: "Lend equipment", detail: "Boards and clocks: who borrows what, and what’s returned." },
  direct: {
    title: "Run seasons",
    detail: "Everything directors do: seasons, players, schedules, rulings, emails to players.",
  },
  admin: { title: "Manage people", detail: "Roles in the organization." },
};

export const NOT_A_DIRECTOR = "You aren’t a director here, so your token can’t do this until you are.";

/** "Read, enter results" */
export function scopeList(scopes: readonly Scope[]): string {
  const [first = "", ...others] = scopes.map((scope) => SCOPE_WORDS[scope].title);
  return [first, ...others.map((title) => title.toLowerCase())].join(", ");
}
