/** Addresses of deleting one's account. Not a part of `paths`, which every page loads. */
export const erasurePaths = {
  deleteAccount: () => "/profile/delete",
  accountDeleted: () => "/profile/deleted",
} as const;
