export interface Sign {
  /** Who signed; null if no one has. */
  readonly name: string | null;
  /** "Reported Sat, 5:01 pm", "Theo Lindqvist hasn’t confirmed yet" */
  readonly by: string;
}

/** The two signature lines at the bottom of the sheet. */
export function ScoresheetSigns({ signs }: { readonly signs: readonly Sign[] }) {
  return (
    <div className="signs">
      {signs.map((sign, index) => (
        <div key={index} className={sign.name === null ? "sign blank" : "sign"}>
          <p className="sign-name">{sign.name ?? <span className="sr">Not signed</span>}</p>
          <p className="sign-by">{sign.by}</p>
        </div>
      ))}
    </div>
  );
}
