/** The registered players by name, in columns if there are many. */
export function NameList({ names }: { readonly names: readonly string[] }) {
  return (
    <ol className="sm:columns-2 lg:columns-3 gap-x-8">
      {names.map((name, index) => (
        <li key={index} className="break-inside-avoid border-b border-rule py-2">
          {name}
        </li>
      ))}
    </ol>
  );
}
