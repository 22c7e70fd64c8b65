/** Addresses of what everyone may watch, by themselves because screens need no others. A part of `paths`. */
export const livePaths = {
  /** The games of a match as they're played, from where the reader is. */
  liveMatch: (matchId: string, after: string) =>
    `/api/live?${new URLSearchParams({ match: matchId, after })}`,
  /** The games of several matches as boards. */
  liveBoards: (matchIds: readonly string[]) => `/api/live?boards=${matchIds.join(",")}`,
} as const;
