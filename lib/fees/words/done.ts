/** What the page of a fee confirms. */
export const FEE_DONE: Readonly<Record<string, string>> = {
  saved: "Fee saved. Players see it when they register.",
  removed: "Fee removed. No one owes it anymore.",
  paid: "Marked as paid.",
  waived: "Fee waived.",
  undone: "Undone.",
};
