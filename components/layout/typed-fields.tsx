"use client";

import { useEffect, useId, useState } from "react";
import { type Typed, typedOnThisPage } from "./typed";

/** What someone typed into a form that couldn't be answered, to copy into the form again. */
export function TypedFields() {
  const id = useId();
  const [typed, setTyped] = useState<readonly Typed[]>([]);
  useEffect(() => setTyped(typedOnThisPage()), []);
  if (typed.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>What you typed</h2>
      {typed.map(({ label, value }, index) => (
        <div key={index} className="field">
          <label htmlFor={`${id}-${index}`}>{label}</label>
          <textarea
            id={`${id}-${index}`}
            className="textarea"
            rows={Math.min(12, value.split("\n").length + 1)}
            readOnly
            value={value}
          />
        </div>
      ))}
    </section>
  );
}
