import { organizationAndOffice } from "@/lib/people/words/organization-and-office";
import { Link } from "../ui/link";

export interface Foot {
  /** "Lakeside University Campus Recreation" */
  readonly organization?: string | undefined;
  /** Where the office is and when it's open. */
  readonly office?: string | undefined;
  readonly links: readonly { readonly href: string; readonly label: string }[];
}

/** The footer of every page: whose league this is, where to find the office, and the small print. */
export function SiteFoot({ organization, office, links }: Foot) {
  const whose = organizationAndOffice(organization, office);

  return (
    <footer className="site-foot">
      <div className="wrap">
        {whose && <p>{whose.endsWith(".") ? whose : `${whose}.`}</p>}
        {links.length > 0 && (
          <p>
            {links.map((link) => (
              <Link key={link.href} href={link.href}>
                {link.label}
              </Link>
            ))}
          </p>
        )}
        <p className="fine">Powered by Rookery, open-source league software.</p>
      </div>
    </footer>
  );
}
