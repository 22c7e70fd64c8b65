import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import type { RulingLink } from "@/lib/match/view/suggested-ruling-view";

/** The suggested rulings, numbered with the keys that choose them. */
export function Answers({ answers }: { readonly answers: readonly RulingLink[] }) {
  if (answers.length === 0) return null;
  return (
    <nav aria-labelledby="answers">
      <h3 id="answers">Answers that fit</h3>
      <p className="small muted">Each one fills in the form. Nothing is sent until you confirm it.</p>
      <ol className="answers">
        {answers.map(({ href, title, effect, current }, index) => (
          <li key={href}>
            <Link href={href} data-answer={index + 1} aria-current={current ? "true" : undefined}>
              <span>
                <b>
                  {index + 1}. {title}
                </b>
                <span className="q-sub">{effect}</span>
              </span>
              <Icon name={current ? "check" : "chevron-right"} />
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
