/** What the page of campus sign-in confirms. */
export const CAMPUS_DONE: Readonly<Record<string, string>> = {
  saved: "Campus sign-in saved. Sign out and try it.",
  ended: "Campus sign-in ended.",
  groups: "Groups saved. People join them the next time they sign in.",
};
