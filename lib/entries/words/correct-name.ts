/** Why a director can't correct a player's name. */
export type NameRefusal = "deleted" | "same" | "changed";

export const NAME_REFUSAL_SENTENCES: Record<NameRefusal, string> = {
  deleted: "This player’s account was deleted, so there’s no name to correct.",
  same: "That’s already their name.",
  changed: "Their name changed after you opened the page. Check it, then save again.",
};
