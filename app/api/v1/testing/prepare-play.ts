import { SCOPES } from "@/lib/api/rules/scopes";
import { SESSION_KNOCKOUT } from "@/lib/season/rules/presets/session-knockout";
import { makeLeague } from "@/lib/testing/league";
import { GAMES, LATER, REASON, SEASON } from "./desk-of-league";
import type { Preparing, Versioned } from "./versioned";

/** Commands that answer a version of a round, a match, or a venue. */
export const PREPARE_PLAY = {
  moveSession: async ({ programOf }) => {
    const session = { at: "2026-11-28T18:00:00.000Z", place: "Main hall" };
    const slug = "sessions";
    const own = await makeLeague({ slug, players: 4, rules: SESSION_KNOCKOUT, session });
    const by = await programOf(own.directorId, SCOPES, slug);
    const round = (await by.division(SEASON, "open")).rounds.at(-1);
    const named = { season: SEASON, division: "open", stage: round?.stage, round: round?.round };
    const body = { ...named, session: "2026-12-05T18:00", sessionPlace: "Library" };
    return { body, current: round?.seen ?? "", by };
  },
  extendRound: async ({ program }) => {
    const round = (await program.division(SEASON, "open")).rounds.at(-1);
    const deadline = LATER;
    const body = {
      season: SEASON,
      division: "open",
      stage: 1,
      round: round?.round,
      deadline,
      reason: REASON,
    };
    return { body, current: round?.seen ?? "" };
  },
  declareForfeits: async ({ heldRound }) => ({
    body: { season: SEASON, division: "open", stage: 1, round: 1 },
    current: (await heldRound(1)).heldForfeits?.stamp ?? "",
  }),
  extendForfeits: async ({ heldRound }) => ({
    body: { season: SEASON, division: "open", stage: 1, round: 2, deadline: LATER, reason: REASON },
    current: (await heldRound(2)).heldForfeits?.stamp ?? "",
  }),
  undoForfeits: async ({ heldRound, declare }) => {
    await heldRound(3);
    const { declaredForfeits } = await declare(3);
    const body = { season: SEASON, division: "open", stage: 1, round: 3, deadline: LATER, reason: REASON };
    return { body, current: declaredForfeits?.stamp ?? "" };
  },
  enterResult: ({ aMatch }) => aMatch({ source: "paper-slip", note: "Signed.", games: GAMES }),
  ruleOnMatch: ({ aMatch }) => aMatch({ result: "home", reason: REASON, rule: "1.VI" }),
  extendMatch: ({ aMatch }) => aMatch({ deadline: LATER, reason: REASON }),
  voidMatch: ({ aMatch }) => aMatch({ reason: REASON }),
  recordStatement: async ({ contestedMatch, aMatch }) => {
    const { id } = await contestedMatch();
    return aMatch({ side: "home", statement: "They called." }, id);
  },
  reopenMatch: async ({ program, must, aMatch }) => {
    const { body, current } = await aMatch({ reason: REASON });
    await must("voidMatch", { ...body, seen: current });
    const { matchId } = body as { readonly matchId: string };
    const { matches } = await program.division(SEASON, "open");
    const seen = matches.find(({ id }) => id === matchId)?.seen ?? "";
    return { body: { matchId, deadline: LATER, reason: REASON }, current: seen };
  },
  saveWhereabouts: async ({ newVenue }) => {
    const { slug: venue, whereaboutsSeen } = await newVenue();
    return { body: { venue, address: "1 Main St" }, current: whereaboutsSeen };
  },
  saveVenueHours: async ({ newVenue }) => {
    const { slug: venue, hoursSeen } = await newVenue();
    const days = Array.from({ length: 7 }, () => [{ opensAt: "09:00", closesAt: "21:00" }]);
    return { body: { venue, days }, current: hoursSeen };
  },
  confirmClosure: async ({ program, newVenue }) => {
    const { slug: venue } = await newVenue();
    const plan = { venue, from: "2026-12-01T06:00", until: "2026-12-02T06:00", next: "stay" };
    const { seen } = await program.closurePreview({ ...plan, days: "1" });
    return { body: { ...plan, days: 1, reason: "Snow" }, current: seen };
  },
} as const satisfies Partial<Record<Versioned, Preparing>>;
