/** Addresses in the menu of a signed-in reader. Apart from the others, because every page's script has them. */
export const ownPaths = {
  me: () => "/me",
  /** Leads to the desk of the reader's own organization. */
  desk: () => "/desk",
  profile: () => "/profile",
  signOut: () => "/sign-out",
};
