/** A waiver's paragraphs. A blank line begins a new one. */
export function WaiverText({ text }: { readonly text: string }) {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== "")
    .map((paragraph, index) => (
      <p key={index} className="mt-3 whitespace-pre-line [overflow-wrap:anywhere]">
        {paragraph}
      </p>
    ));
}
