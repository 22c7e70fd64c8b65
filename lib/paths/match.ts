/** What the match room is used for: one clock between two players, a scoresheet of one's own, or a board to play on. */
export const ROOM_USES = ["clock", "sheet", "board"] as const;
export type RoomUse = (typeof ROOM_USES)[number];

/** Parts of the match page that a link can open: `/matches/{id}#report`. */
export const MATCH_SECTIONS = ["times", "report", "answer", "director", "scoresheet"] as const;
export type MatchSection = (typeof MATCH_SECTIONS)[number];

/** Addresses of a match for its players, by themselves because the match room needs few others. A part of `paths`. */
export const matchPaths = {
  match: (matchId: string, section?: MatchSection) =>
    `/matches/${encodeURIComponent(matchId)}${section ? `#${section}` : ""}`,
  /** Where a match's games are played, timed and written down. */
  room: (matchId: string, use?: RoomUse) =>
    `/matches/${encodeURIComponent(matchId)}/room${use ? `?use=${use}` : ""}`,
  /** What a room opens with when there's no network. */
  roomShell: () => "/matches/room",
  game: (matchId: string, number: number, side: "home" | "away") =>
    `/api/games/${encodeURIComponent(matchId)}/${number}?side=${side}`,
  gameStream: (matchId: string, after?: string) =>
    `/api/games/${encodeURIComponent(matchId)}/stream${after ? `?after=${after}` : ""}`,
} as const;
