import { Link } from "@/components/ui/link";
import type { SimilarRuling } from "@/lib/match/view/similar-rulings";

/** Similar past rulings. White is the player who had White in game 1. */
export function SimilarRulings({ rulings }: { readonly rulings: readonly SimilarRuling[] }) {
  return (
    <section aria-labelledby="similar">
      <h3 id="similar">Similar rulings</h3>
      {rulings.length === 0 && <p className="small muted mt-2">There are no similar rulings yet.</p>}
      <ul className="small mt-2 list-none p-0">
        {rulings.map(({ href, where, what, rule }, index) => (
          <li key={`${href} ${index}`} className="border-0 border-t border-solid border-rule py-2">
            <Link href={href}>{where}</Link>: {what} <span className="muted">{rule}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
