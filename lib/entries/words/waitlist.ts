import type { Prospect } from "../rules/prospect";

/** How a player on the waitlist gets a spot, or that they can't. */
export const OFF_THE_WAITLIST: Readonly<Record<Prospect, string>> = {
  next: "When a spot opens up, the first player on the waitlist gets it automatically, and we email them. You don’t need to do anything.",
  director: "The pairings are published. If the director gives you the open spot, you’ll get an email.",
  none: "No more spots can open up, so you won’t play in this division. You can leave the waitlist.",
};
