import { LinkedNames, type NamedPlayer } from "../standings/linked-names";
import { Link } from "../ui/link";

export interface DivisionGlance {
  readonly name: string;
  readonly href: string;
  readonly link: string;
  readonly facts: readonly {
    readonly term: string;
    readonly text: string;
    /** The players that the text names. */
    readonly players?: readonly NamedPlayer[];
  }[];
}

/** The divisions of a season side by side, each in a few facts. */
export function DivisionGlances({ divisions }: { readonly divisions: readonly DivisionGlance[] }) {
  return (
    <ul className="trio">
      {divisions.map(({ name, href, link, facts }) => (
        <li key={href}>
          <h3>{name}</h3>
          <dl>
            {facts.map(({ term, text, players = [] }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  <LinkedNames text={text} players={players} />
                </dd>
              </div>
            ))}
          </dl>
          <Link className="row-link" href={href}>
            {link}
          </Link>
        </li>
      ))}
    </ul>
  );
}
