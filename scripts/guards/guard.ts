/** What prevents something, how to remove it, and the tests that must fail without it. */
export type Guard = {
  readonly name: string;
  readonly without: InCode | InDatabase;
  /** Test files. At least one must fail. */
  readonly noticedBy: readonly string[];
};

/** The text is in the file exactly once. `rather` replaces it. */
export type InCode = { readonly file: string; readonly text: string; readonly rather: string };

/** Statements that run after all migrations. */
export type InDatabase = { readonly sql: string };
