/** Addresses in the menu of whoever is signed in. Apart from the others, because every page's script has them. */
export const ownPaths = {
  me: () => "/me",
  profile: () => "/profile",
  signOut: () => "/sign-out",
};
