/** What a check found: a short sentence without data, as anybody may read it. */
export type Finding = { readonly ok: boolean; readonly says: string };
