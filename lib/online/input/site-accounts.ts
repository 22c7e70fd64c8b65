import { z } from "zod";
import type { SiteAccount } from "../rules/site-account";
import { parseJson } from "./parse-json";

/** A public account, with what its owner wrote about themselves. */
export type Profile = {
  readonly account: SiteAccount;
  readonly isClosed: boolean;
  /** Free words that only the owner can change. */
  readonly texts: readonly string[];
};

const chessComPlayer = z.object({
  player_id: z.number().int().positive(),
  username: z.string().min(1).max(40),
  url: z.string().optional(),
  status: z.string().default(""),
  name: z.string().max(500).optional(),
  location: z.string().max(500).optional(),
});

/**
 * The answer of `GET /pub/player/{username}`. Source: the Published-Data API's article: `player_id` never changes,
 * `username` is in lower case, and the end of `url` has the name as its owner writes it.
 *
 * @returns null if it isn't a player
 */
export function readChessComPlayer(text: string): Profile | null {
  const read = chessComPlayer.safeParse(parseJson(text));
  if (!read.success) return null;
  const { player_id, username, url, status, name, location } = read.data;
  const written = url?.split("/").at(-1) ?? "";
  return {
    account: {
      site: "chess.com",
      id: String(player_id),
      name: written.toLowerCase() === username.toLowerCase() ? written : username,
    },
    isClosed: status.startsWith("closed"),
    texts: [location, name].filter((text) => text !== undefined),
  };
}

const lichessAccount = z.object({
  id: z.string().min(1).max(40),
  username: z.string().min(1).max(40),
  disabled: z.boolean().optional(),
});

/** The answer of `GET /api/account`. Source: the Lichess API reference. Null if it isn't an account. */
export function readLichessAccount(text: string): Profile | null {
  const read = lichessAccount.safeParse(parseJson(text));
  if (!read.success) return null;
  const { id, username, disabled = false } = read.data;
  return { account: { site: "lichess", id, name: username }, isClosed: disabled, texts: [] };
}

/** The answer of `POST /api/token` (RFC 6749, section 5.1). Null if it has no token. */
export function readToken(text: string): string | null {
  const read = z.object({ access_token: z.string().min(1).max(600) }).safeParse(parseJson(text));
  return read.success ? read.data.access_token : null;
}
