import { Definitions } from "./definitions";

/** Reasons in order: what each is about, and one or more sentences. */
export function FactList({
  facts,
}: {
  readonly facts: readonly { readonly term: string; readonly texts: readonly string[] }[];
}) {
  return <Definitions items={facts.map(({ term, texts }) => ({ term, text: <FactText texts={texts} /> }))} />;
}

function FactText({ texts }: { readonly texts: readonly string[] }) {
  if (texts.length === 1) return texts[0];
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
