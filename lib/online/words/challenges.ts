import type { ChallengeRefusal } from "../rules/challenge";

/** Why no link to a game was made. */
export const CHALLENGE_REFUSAL_SENTENCES: Record<ChallengeRefusal, string> = {
  "site-off": "This site isn’t connected to Lichess. Challenge each other there yourselves.",
  "site-away":
    "Lichess isn’t answering. Try again in a few minutes, or challenge each other there yourselves.",
  "not-accepted":
    "Lichess didn’t accept the two usernames with this clock. Check both usernames, or challenge each other there yourselves.",
  "no-clock": "Enter how many minutes each of you has, from 1 to 180.",
  "no-colors": "Choose who has White.",
};
