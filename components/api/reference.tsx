import { Fold } from "@/components/ui/fold";
import { HeadRow } from "@/components/ui/head-row";
import type { Reference, ReferenceField, ReferenceOperation } from "@/lib/api/view/reference";
import styles from "./reference.module.css";

const GROUP_WORDS: Readonly<Record<string, string>> = {
  Public: "Anyone can read these, without a token.",
  Desk: "You need a token to read what your desk shows. Commands need the versions you read here.",
  Commands: "With a token. Each does what a form on a page does, with the same checks and the same emails.",
};

/** Every operation of the API, from its description. It needs no script: folds open by themselves. */
export function ApiReference({ groups, shapes }: Reference) {
  return (
    <>
      <nav aria-label="Sections">
        <ul className={styles.sections}>
          {[...groups.map(({ name }) => name), "Shapes"].map((name) => (
            <li key={name}>
              <a href={`#${name}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ name, operations }) => (
        <section key={name} className="section" aria-labelledby={name}>
          <HeadRow title={name} id={name}>{`${operations.length}`}</HeadRow>
          <p className="mt-4">{GROUP_WORDS[name]}</p>
          {operations.map((operation) => (
            <Operation key={operation.id} operation={operation} />
          ))}
        </section>
      ))}
      <section className="section" aria-labelledby="Shapes">
        <HeadRow title="Shapes" id="Shapes">{`${shapes.length}`}</HeadRow>
        <p className="mt-4">What answers are made of, by name.</p>
        {shapes.map(({ name, fields }) => (
          <Fold key={name} id={`shape-${name}`} summary={name}>
            <div className={styles.open}>
              <Fields title="Fields" fields={fields} />
            </div>
          </Fold>
        ))}
      </section>
    </>
  );
}

function Operation({ operation }: { readonly operation: ReferenceOperation }) {
  const { id, method, path, summary, words, parameters, body, answer, statuses } = operation;
  return (
    <Fold id={id} summary={summary} aside={<code className={styles.id}>{id}</code>}>
      <div className={styles.open}>
        <p className={styles.address}>
          <code>
            {method} {path}
          </code>
        </p>
        {words !== "" && <p>{words}</p>}
        <Fields title="Other parameters" fields={parameters} />
        <Fields title="JSON to send" fields={body} />
        <p>
          200 answers with <code>{answer}</code>. Also possible: {statuses.join(", ")}.
        </p>
      </div>
    </Fold>
  );
}

function Fields({ title, fields }: { readonly title: string; readonly fields: readonly ReferenceField[] }) {
  if (fields.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <dl className={styles.fields}>
        {fields.map(({ name, type, isRequired, words }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              {type}
              {!isRequired && ", optional"}
              {words !== "" && <span className={styles.words}>{withCode(words)}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** What's between backticks is code. */
function withCode(words: string) {
  return words.split("`").map((part, index) => (index % 2 === 0 ? part : <code key={part}>{part}</code>));
}
