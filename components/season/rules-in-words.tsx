import { Fold } from "@/components/ui/fold";

export type RulesInWords = readonly {
  readonly number: number;
  readonly title: string;
  readonly rules: readonly { readonly number: string; readonly title: string; readonly text: string }[];
}[];

/** The rules of a season as its players will read them, one section at a time. */
export function RulesInWordsFolds({ sections }: { readonly sections: RulesInWords }) {
  return sections.map((section) => (
    <Fold key={section.number} summary={`${section.number}. ${section.title}`}>
      <ol className="small grid gap-3">
        {section.rules.map((rule) => (
          <li key={rule.number}>
            <b>
              {rule.number} {rule.title}.
            </b>{" "}
            {rule.text}
          </li>
        ))}
      </ol>
    </Fold>
  ));
}
