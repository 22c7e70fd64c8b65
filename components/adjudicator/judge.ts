// What reads and judges a game: most of chess, so it's loaded when a question is asked.

export { answerOf } from "./answer-of";
export { afterMove, playedGame, withoutLastMove } from "./played-game";
