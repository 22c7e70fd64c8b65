import { oneLine } from "@/lib/shared/one-line";
import { type LetterBody, OFF_LABEL, type Paragraph } from "./body";

/** The email as plain text. People's own words are quoted with ">" so they can't pass for ours. */
export function makeText({ greeting, paragraphs, action, foot, off }: LetterBody): string {
  return [
    oneLine(greeting),
    ...paragraphs.map(paragraphText),
    `${action.label}${action.label.endsWith("?") ? "" : ":"}\n${action.url}`,
    ["---", ...foot.map(oneLine), ...(off ? [`${OFF_LABEL}: ${off.url}`] : [])].join("\n"),
  ]
    .join("\n\n")
    .concat("\n");
}

function paragraphText(paragraph: Paragraph): string {
  if (typeof paragraph === "string") return oneLine(paragraph);
  if ("head" in paragraph) return headText(paragraph);
  if ("list" in paragraph) return paragraph.list.map((item) => `- ${oneLine(item)}`).join("\n");
  const lines = paragraph.quote.trim().split(/\r\n|[\r\n\u2028\u2029]/u);
  return [`${oneLine(paragraph.from)}:`, ...lines.map((line) => `> ${oneLine(line)}`)].join("\n");
}

/** The upper of the two heading levels is underlined. */
function headText({ head, url, level }: Extract<Paragraph, { head: string }>): string {
  const line = oneLine(head);
  return [line, ...(level === 2 ? ["=".repeat(line.length)] : []), url].join("\n");
}
