/** How many opening periods a weekday can have in the form of a venue. */
export const STRETCHES_A_DAY = 2;

/** The hours in the grid of someone's availability, by their start: from 7 am until midnight. */
export const SHOWN_HOURS = Array.from({ length: 17 }, (_, index) => index + 7);
