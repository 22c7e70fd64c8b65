import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { KnownTab } from "./known-links";
import type { NavItem } from "./nav-item";
import { WaitingCount } from "./waiting-count";

/** The width a finger needs. */
const MOST_TABS = 5;

/**
 * The navigation at the bottom of a phone, within reach of a thumb. Links that don't fit are behind the last tab. A single
 * link isn't a choice, so it has no bar.
 */
export function TabBar({ nav: all }: { readonly nav: readonly NavItem[] }) {
  const nav = all.filter(({ isPart }) => !isPart);
  if (nav.length < 2) return null;
  const shown = nav.length > MOST_TABS ? MOST_TABS - 1 : nav.length;

  return (
    <nav aria-label="Sections" className="tabbar">
      {nav.slice(0, shown).map((item) => (
        <Tab key={item.href} item={item} />
      ))}
      {shown < nav.length && <More items={nav.slice(shown)} />}
    </nav>
  );
}

function Tab({ item }: { readonly item: NavItem }) {
  if (item.isForKnown) return <KnownTab item={item} />;
  return (
    <Link href={item.href} aria-current={item.current ? "page" : undefined}>
      <Icon name={item.icon} />
      <span>{item.label}</span>
      <WaitingCount count={item.count} />
    </Link>
  );
}

/** Opens without JavaScript. */
function More({ items }: { readonly items: readonly NavItem[] }) {
  return (
    <details suppressHydrationWarning>
      <summary data-current={items.some((item) => item.current) ? "" : undefined}>
        <Icon name="ellipsis" />
        <span>More</span>
      </summary>
      <div className="tabbar-more">
        {items.map((item) => (
          <Tab key={item.href} item={item} />
        ))}
      </div>
    </details>
  );
}
