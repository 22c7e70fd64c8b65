import { paths } from "@/lib/paths";
import { Link } from "../ui/link";
import styles from "./home.module.css";

interface CampusPagesProps {
  readonly page: number;
  readonly hasMore: boolean;
}

/** The ways to the other pages of campuses, if there are more than one. */
export function CampusPages({ page, hasMore }: CampusPagesProps) {
  if (page === 1 && !hasMore) return null;
  return (
    <nav className={styles.pages} aria-label="Pages of campuses">
      {page > 1 && (
        <Link href={paths.campuses(page - 1)} rel="prev" prefetch={false}>
          Previous page
        </Link>
      )}
      <span className="small muted">Page {page}</span>
      {hasMore && (
        <Link href={paths.campuses(page + 1)} rel="next" prefetch={false}>
          Next page
        </Link>
      )}
    </nav>
  );
}
