import { PrintButton } from "./print-button";
import { type SheetSection, sectionAnchor } from "./rule-sections";

/** The contents of a rule sheet, beside it. */
export function RuleContents({ sections }: { readonly sections: readonly SheetSection[] }) {
  return (
    <nav className="toc" aria-labelledby="contents">
      <h2 id="contents">Contents</h2>
      <ol>
        {sections.map(({ number, title }) => (
          <li key={number}>
            <a href={`#${sectionAnchor(number)}`}>
              <span className="min-w-5 whitespace-nowrap">{number}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
      <p className="fine">
        A rule has the same number in every league. If this league doesn’t have a rule, its number is skipped.
      </p>
      <p className="fine">Each match keeps the version of the rules that its round opened under.</p>
      <PrintButton />
    </nav>
  );
}
