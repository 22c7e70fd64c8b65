import type { RulePack } from "../../input/rule-pack";
import { WHERE_SILENT } from "../defaults";

/**
 * Plain chess from the two general sheets: "The official rules of chess", and the public-domain draft, which says that
 * it's partly wrong (where they differ, the Laws of Chess decide). They don't describe a league; one game a week
 * against everyone is our choice.
 */
export const OFFICIAL: RulePack = {
  preset: "official",
  title: "Chess by the official rules",
  authority: "fide", // "maintained by the World Chess Federation"
  venue: {
    kind: "on-site",
    name: "Recreation Center", // silent
    equipment: "Boards and clocks are at the front desk.", // silent
  },
  stages: [{ format: "round-robin", cycles: 1 }], // silent
  match: {
    bestOf: 1, // silent
    stalemate: "half", // End of the game: a draw
    otherDraws: "half", // End of the game: agreement, threefold repetition, fifty moves, no checkmate possible
    levelMatch: "draw",
    decidingColors: "lot",
  },
  // "If it is a timed game, a player may run out of time and lose": the players' clock tells.
  clock: WHERE_SILENT.clock,
  schedule: WHERE_SILENT.schedule,
  reporting: WHERE_SILENT.reporting,
  forfeits: WHERE_SILENT.forfeits,
  standings: {
    points: WHERE_SILENT.points,
    tieBreaks: ["direct-encounter", "wins", "sonneborn-berger", "koya", "games-with-black"], // silent; FIDE C.07
  },
  playoff: WHERE_SILENT.playoff,
  sportsmanship: WHERE_SILENT.sportsmanship,
  withdrawal: WHERE_SILENT.withdrawal,
  eligibility: WHERE_SILENT.eligibility,
  conduct: WHERE_SILENT.conduct,
  room: { ...WHERE_SILENT.room, watch: "live-delayed" }, // silent
  ownRules: [],
};
