/** What a person can download about themselves. Not a part of `paths`, which every page loads. */
export const ownDataPaths = {
  /** For programs, or to read. */
  ownData: (form: "json" | "html") => `/profile/my-data.${form}`,
} as const;
