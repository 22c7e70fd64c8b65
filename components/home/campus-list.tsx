import { paths } from "@/lib/paths";
import type { CampusFacts } from "@/lib/season/store/campuses";
import { Ledger, LedgerRow } from "../ui/ledger";
import { Link } from "../ui/link";
import styles from "./home.module.css";

interface CampusListProps {
  readonly campuses: readonly CampusFacts[];
}

/** Campuses with the seasons that a student could play in or follow. */
export function CampusList({ campuses }: CampusListProps) {
  return (
    <Ledger className={styles.campuses}>
      {campuses.map(({ slug, name, seasons }) => (
        <LedgerRow key={slug}>
          <h3>
            <Link href={paths.organization(slug)} prefetch={false}>
              {name}
            </Link>
          </h3>
          {seasons.length === 0 && <p className="small muted">No season is running.</p>}
          {seasons.length > 0 && (
            <p className="small">
              {seasons.map((season) => (
                <span key={season.slug}>
                  <Link className="row-link" href={paths.season(slug, season.slug)} prefetch={false}>
                    {season.name}
                  </Link>
                  , {STATUS_WORDS[season.status]}
                </span>
              ))}
            </p>
          )}
        </LedgerRow>
      ))}
    </Ledger>
  );
}

const STATUS_WORDS: Readonly<Record<CampusFacts["seasons"][number]["status"], string>> = {
  running: "in progress",
  registration: "open for registration",
  closed: "registration closed",
};
