/** A mail taken apart: what a bounce is read from, and nothing else of it. */
export type ParsedMail = {
  readonly messageId: string | undefined;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
  readonly parts: readonly { readonly type: string; readonly text: string }[];
};

/** Undefined for what is nested too deep or has headers without end: no mail server writes such a bounce. */
export type ParseMail = (mail: Uint8Array | string) => Promise<ParsedMail | undefined>;
