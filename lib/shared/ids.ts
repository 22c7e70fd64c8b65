import type { TextOf } from "./text-of";

/** Ids, by what they name. Text from a form or the database can become any of them; one kind of id can't become another. */
export type OrganizationId = TextOf<"organization id">;
export type SeasonId = TextOf<"season id">;
export type DivisionId = TextOf<"division id">;
export type MatchId = TextOf<"match id">;
export type EntryId = TextOf<"entry id">;
export type UserId = TextOf<"user id">;
export type RulePackId = TextOf<"rule pack id">;
export type PhotoId = TextOf<"photo id">;
