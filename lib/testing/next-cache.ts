/** Stands for `next/cache` in tests, which have no pages. */
export const revalidatePath = () => {};

/** Only an action that a person sent from a page can draw that page again. */
export const refresh = () => {
  throw new Error("There's no page to draw again");
};
