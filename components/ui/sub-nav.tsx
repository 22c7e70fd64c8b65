import { Link } from "./link";

export interface SubNavItem {
  readonly href: string;
  readonly label: string;
  readonly current?: boolean | undefined;
}

/** The pages beside this one: the divisions of a season, the parts of a desk. */
export function SubNav({ label, items }: { readonly label: string; readonly items: readonly SubNavItem[] }) {
  return (
    <nav className="subnav" aria-label={label}>
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            <Link href={item.href} aria-current={item.current ? "page" : undefined}>
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
