/** What the pages of tokens confirm. */
export const TOKENS_DONE: Readonly<Record<string, string>> = { revoked: "Revoked. It no longer works." };
