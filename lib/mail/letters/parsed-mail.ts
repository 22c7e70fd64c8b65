/** The parts of an incoming email that a bounce is read from. */
export type ParsedMail = {
  readonly messageId: string | undefined;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
  readonly parts: readonly { readonly type: string; readonly text: string }[];
};

/** Undefined if it is nested too deeply or has endless headers: no mail server writes such a bounce. */
export type ParseMail = (mail: Uint8Array | string) => Promise<ParsedMail | undefined>;
