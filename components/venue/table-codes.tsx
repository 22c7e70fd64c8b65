import { QrCode } from "@/components/ui/qr-code";
import styles from "./table-codes.module.css";

/** A table and the whole URL behind its code. */
export type TableCode = { readonly id: string; readonly name: string; readonly url: string };

/** A card for each table, six to a US Letter page. */
export function TableCodes({
  venue,
  codes,
}: {
  readonly venue: string;
  readonly codes: readonly TableCode[];
}) {
  return (
    <ul className={styles.cards}>
      {codes.map(({ id, name, url }) => (
        <li key={id} className={styles.card}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.venue}>{venue}</p>
          <QrCode text={url} label={`The code for ${name}`} />
          <p className={styles.how}>Playing here? Scan this to check in.</p>
        </li>
      ))}
    </ul>
  );
}
