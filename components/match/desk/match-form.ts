/** Which match a form of the case is about. */
export type MatchFormProps = { readonly org: string; readonly matchId: string };
