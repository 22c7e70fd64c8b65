import { Fold } from "@/components/ui/fold";
import type { DemoGroup, DemoPerson } from "@/lib/auth/view/group-demo-people";

interface DemoPeopleProps {
  readonly groups: readonly DemoGroup[];
  readonly next: string;
}

/** In a demo you can sign in as anyone: a button for each person, by organization, with most of them folded. */
export function DemoPeople({ groups, next }: DemoPeopleProps) {
  return (
    <section className="lg:col-span-2" aria-labelledby="demo">
      <h2 id="demo">Or choose a demo person</h2>
      <p className="small muted mt-2">
        This is a demo, so you can sign in as anyone. To be two people at once, open a second browser.
      </p>
      {groups.map(({ organization, first, rest }) => (
        <form key={organization} method="post" action="/api/sign-in/demo" className="mt-6">
          <input type="hidden" name="next" value={next} />
          <h3>{organization}</h3>
          <People people={first} />
          {rest.length > 0 && (
            <Fold summary="Others" aside={`${rest.length} more`}>
              <People people={rest} />
            </Fold>
          )}
        </form>
      ))}
    </section>
  );
}

function People({ people }: { readonly people: readonly DemoPerson[] }) {
  if (people.length === 0) return null;
  return (
    <ul className="mt-2 grid sm:grid-cols-2 lg:grid-cols-3 gap-x-8 border-t border-ink">
      {people.map(({ id, name, what }) => (
        <li key={id} className="flex flex-col items-start border-b border-rule py-2">
          <button type="submit" name="userId" value={id} className="btn btn-link">
            {name}
          </button>
          <span className="small muted">{what}</span>
        </li>
      ))}
    </ul>
  );
}
