import PostalMime from "postal-mime";
import type { ParseMail } from "../letters/parsed-mail";

/** Parses in this thread, because what a test writes doesn't take long. */
export const parseInProcess: ParseMail = async (mail) => {
  const parsed = await PostalMime.parse(mail, { attachmentEncoding: "utf8" }).catch(() => undefined);
  return (
    parsed && {
      messageId: parsed.messageId,
      headers: parsed.headers,
      parts: parsed.attachments.map(({ mimeType, content }) => ({ type: mimeType, text: String(content) })),
    }
  );
};
