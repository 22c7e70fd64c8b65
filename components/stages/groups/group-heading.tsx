/** The name of a group above its table. */
export function GroupHeading({ name }: { readonly name: string }) {
  return (
    <h3 className="mt-6 mb-2" id={anchorOf(name)}>
      {name}
    </h3>
  );
}

/** With fewer groups the links aren't needed. */
const MANY = 4;

/** Links to each group's table, if there are many. */
export function GroupLinks({ names }: { readonly names: readonly string[] }) {
  if (names.length < MANY) return null;
  return (
    <nav className="no-print mt-3" aria-label="Groups">
      <ul className="flex flex-wrap gap-x-4">
        {names.map((name) => (
          <li key={name}>
            <a className="row-link" href={`#${anchorOf(name)}`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** "group-a" */
function anchorOf(name: string): string {
  return name.toLowerCase().replace(" ", "-");
}
