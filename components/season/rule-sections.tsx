import type { ReactNode } from "react";

export interface SheetRule {
  /** "4.2" */
  readonly number: string;
  readonly title: string;
  readonly text: string;
}

export interface SheetSection {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly rules: readonly SheetRule[];
}

/** The anchor of a rule on its page: rule 4.2 is at #rule-4-2. */
function ruleAnchor(number: string): string {
  return `rule-${number.replace(".", "-")}`;
}

export function sectionAnchor(number: number): string {
  return `section-${number}`;
}

interface RuleSectionsProps {
  readonly sections: readonly SheetSection[];
  /** The pictures of a section, by the section's id. */
  readonly pictures?: Readonly<Record<string, ReactNode>> | undefined;
  /** 3 if it's inside another page's section. */
  readonly level?: 2 | 3 | undefined;
}

/** The rules of a season, section by section, every rule under the number that rulings cite. */
export function RuleSections({ sections, pictures = {}, level = 2 }: RuleSectionsProps) {
  const Heading = level === 2 ? "h2" : "h3";
  const RuleHeading = level === 2 ? "h3" : "h4";

  return sections.map((section) => (
    <section key={section.number} className="rsec" aria-labelledby={sectionAnchor(section.number)}>
      <Heading id={sectionAnchor(section.number)}>
        <span className="rnum whitespace-nowrap">{section.number}</span>
        {section.title}
      </Heading>
      <ol>
        {section.rules.map((rule) => (
          <li key={rule.number} id={ruleAnchor(rule.number)}>
            <span className="rn whitespace-nowrap">{rule.number}</span>
            <div>
              <RuleHeading>{rule.title}</RuleHeading>
              <p>{rule.text}</p>
            </div>
          </li>
        ))}
      </ol>
      {pictures[section.id]}
    </section>
  ));
}
