import { Definitions } from "../ui/definitions";
import { Fold } from "../ui/fold";
import type { EmailSample } from "./email-sample";
import styles from "./gallery.module.css";

/** An email as its readers get it: the HTML, and the text for programs that show only that. */
export function EmailView({ email: { letters } }: { readonly email: EmailSample }) {
  if (letters.length === 0) return <p>No one gets an email about this.</p>;
  return letters.map(({ key, to, subject, html, text }) => (
    <div key={key} className="mb-5">
      <Definitions
        items={[
          { term: "To", text: `${to.name} <${to.email}>` },
          { term: "Subject", text: subject },
        ]}
      />
      <iframe className={styles.email} title={`${subject}, to ${to.name}`} srcDoc={html} sandbox="" />
      <Fold summary="As text">
        <pre className={styles.text}>{text}</pre>
      </Fold>
    </div>
  ));
}
