import { escapeHtml } from "@/lib/shared/escape-html";
import { oneLine } from "@/lib/shared/one-line";
import { type LetterBody, OFF_LABEL, type Paragraph } from "./body";

/** The app's colors, written out because mail programs don't support CSS variables. */
const PAPER = "#f7f3e8";
const INK = "#1f1d18";
const FAINT_INK = "#665f50";
const RULE = "#8a816d";
const GREEN = "#1d5a3c";
const ON_GREEN = "#fdfbf4";

const SERIF = "Newsreader,Georgia,'Times New Roman',serif";
const SANS = "'Source Sans 3','Segoe UI',Helvetica,Arial,sans-serif";

/** The email as HTML: one column, no pictures, inline styles. All input is escaped. */
export function makeHtml({ subject, greeting, paragraphs, action, foot, off }: LetterBody): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${PAPER};color:${INK}">
<div style="max-width:560px;margin:0 auto;padding:32px 20px;font:17px/1.5 ${SANS};color:${INK};overflow-wrap:anywhere">
<h1 style="margin:0 0 20px;padding:12px 0 0;border-top:4px double ${INK};font:500 26px/1.15 ${SERIF}">${escapeHtml(subject)}</h1>
<p style="margin:0 0 14px">${escapeHtml(oneLine(greeting))}</p>
${paragraphs.map(paragraphHtml).join("\n")}
<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:11px 18px;background:${GREEN};color:${ON_GREEN};border-radius:2px;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>
<div style="margin-top:28px;padding-top:12px;border-top:1px solid ${RULE};font-size:14px;line-height:1.45;color:${FAINT_INK}">
${foot.map((line) => `<p style="margin:0 0 4px">${escapeHtml(oneLine(line))}</p>`).join("\n")}
${off ? `<p style="margin:0 0 4px"><a href="${escapeHtml(off.url)}" style="color:${FAINT_INK}">${OFF_LABEL}</a></p>` : ""}
</div>
</div>
</body>
</html>
`;
}

function paragraphHtml(paragraph: Paragraph): string {
  if (typeof paragraph === "string")
    return `<p style="margin:0 0 14px">${escapeHtml(oneLine(paragraph))}</p>`;
  if ("head" in paragraph) return headHtml(paragraph);
  if ("list" in paragraph) return listHtml(paragraph.list);
  const words = escapeHtml(paragraph.quote.trim()).replace(/\r\n|[\r\n\u2028\u2029]/gu, "<br>");
  return `<p style="margin:0 0 4px;color:${FAINT_INK}">${escapeHtml(oneLine(paragraph.from))}:</p>
<blockquote style="margin:0 0 14px;padding:0 0 0 14px;border-left:3px solid ${RULE};font:italic 17px/1.5 ${SERIF}">${words}</blockquote>`;
}

function headHtml({ head, url, level }: Extract<Paragraph, { head: string }>): string {
  const look =
    level === 2 ? `28px 0 12px;font:500 22px/1.2 ${SERIF}` : `18px 0 2px;font:600 17px/1.5 ${SANS}`;
  const link = `<a href="${escapeHtml(url)}" style="color:${INK}">${escapeHtml(oneLine(head))}</a>`;
  return `<h${level} style="margin:${look}">${link}</h${level}>`;
}

function listHtml(items: readonly string[]): string {
  const lines = items.map((item) => `<li style="margin:0 0 4px">${escapeHtml(oneLine(item))}</li>`);
  return `<ul style="margin:0 0 14px;padding:0 0 0 20px">${lines.join("")}</ul>`;
}
