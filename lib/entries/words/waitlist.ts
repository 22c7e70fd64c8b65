/** How a player on the waitlist gets a spot: automatically at first, from the director once the pairings are published. */
export function offTheWaitlist({ isPublished }: { readonly isPublished: boolean }): string {
  return isPublished
    ? "The pairings are published. If a spot is open, the director can give it to you. You’ll get an email."
    : "When a spot opens up, the first player on the waitlist gets it automatically and is told by email. You don’t need to do anything.";
}
