/** How many emails the operator's page lists, and so how many can be tried again with one button. */
export const MOST_LETTERS = 200;
