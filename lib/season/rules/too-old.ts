/** Registered players who'd be too old for their division on the day that would then decide their age. */
export type TooOld = { readonly tooOld: readonly string[] };
