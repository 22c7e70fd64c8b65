import { z } from "zod";
import { parseJson } from "./parse-json";

const challenge = z.object({ id: z.string().regex(/^[a-zA-Z0-9]{8,12}$/) });

/**
 * The id in the answer of `POST /api/challenge/open`: the challenge's, and its game's. Source: the Lichess API reference,
 * ChallengeOpenJson. Null if it isn't one.
 */
export function readLichessChallenge(text: string): string | null {
  const read = challenge.safeParse(parseJson(text));
  return read.success ? read.data.id : null;
}
