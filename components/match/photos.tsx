import type { ShownPhoto } from "@/lib/match/words/photos";
import styles from "./photos.module.css";

/** Small photos that lead to the large ones. */
export function Photos({ photos }: { readonly photos: readonly ShownPhoto[] }) {
  if (photos.length === 0) return null;

  return (
    <ul className={styles.photos}>
      {photos.map(({ href, small, alt }) => (
        <li key={alt}>
          <a href={href}>
            <img src={small} alt={alt} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
}
