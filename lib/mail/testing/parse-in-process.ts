import PostalMime from "postal-mime";
import type { ParseMail } from "../letters/parsed-mail";

/** Parses in this thread: what a test wrote takes no time. */
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
