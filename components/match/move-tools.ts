// What reads and shows the moves of a game: most of chess, so it's loaded when the first moves are added.

export { judgeDraft } from "@/lib/match/view/judge-draft";
export { GameViewer } from "../board/game-viewer";
