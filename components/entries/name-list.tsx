import { Link } from "../ui/link";

interface NameListProps {
  readonly players: readonly { readonly name: string; readonly href?: string | undefined }[];
}

/** The registered players by name, in columns if there are many. */
export function NameList({ players }: NameListProps) {
  return (
    <ol className="sm:columns-2 lg:columns-3 gap-x-8">
      {players.map(({ name, href }, index) => (
        <li key={index} className="break-inside-avoid border-b border-rule py-2">
          {href ? (
            <Link href={href} prefetch={false}>
              {name}
            </Link>
          ) : (
            name
          )}
        </li>
      ))}
    </ol>
  );
}
