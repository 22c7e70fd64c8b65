/** What a check found: a short sentence without data, because it is public. */
export type Finding = { readonly ok: boolean; readonly says: string };
