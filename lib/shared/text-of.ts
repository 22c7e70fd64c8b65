declare const kind: unique symbol;

/**
 * Text of one kind: an instant, a zone, the id of a match. Plain text, as from a form or the database, can become it; text
 * of another kind can't. So passing an instant as a zone, or a player's id as a match's, doesn't compile.
 */
export type TextOf<Kind extends string> = string & { readonly [kind]?: Kind };
