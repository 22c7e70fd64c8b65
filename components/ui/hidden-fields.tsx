/**
 * Hidden values that a form sends. Autocomplete is off because browsers that restore forms on a reload would bring back
 * an old version.
 */
export function HiddenFields({ values }: { readonly values: Readonly<Record<string, string>> }) {
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} autoComplete="off" />
  ));
}
