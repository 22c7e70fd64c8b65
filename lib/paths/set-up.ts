/** Addresses of setting up a site. Not a part of `paths`, which every page loads. */
export const setUpPaths = {
  /** The first organization of a site, for the person who has the code from its log. */
  setUp: () => "/set-up",
  /** Where the code is posted. */
  setUpCode: () => "/api/set-up",
  /** What an organization still needs before its first season. */
  setUpSteps: (org: string) => `/desk/${encodeURIComponent(org)}/set-up`,
  /** One more organization, for the operator. */
  newOrganization: () => "/organizations/new",
} as const;
