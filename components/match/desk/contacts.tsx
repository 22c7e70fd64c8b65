import type { Contact } from "@/lib/match/view/case-view";
import { hasEmail } from "@/lib/shared/no-email";
import { EmailLink } from "../../ui/email-link";
import { Link } from "../../ui/link";

/** How to reach the two players. Staff can see this; the players see each other's only while they're opponents. */
export function Contacts({ players }: { readonly players: readonly [Contact, Contact] }) {
  return (
    <section aria-labelledby="contacts">
      <h3 id="contacts">How to reach them</h3>
      <ul className="ledger mt-2">
        {players.map(({ name, href, email, phone }) => (
          <li key={email}>
            <p className="small">
              <Link href={href}>
                <b>{name}</b>
              </Link>
            </p>
            <p className="flex flex-wrap gap-x-6">
              {hasEmail(email) ? (
                <EmailLink to={email} className="row-link small min-w-0" />
              ) : (
                <span className="row-link small muted">no email</span>
              )}
              {phone ? (
                <a className="row-link small" href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
                  {phone}
                </a>
              ) : (
                <span className="row-link small muted">no phone number</span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
