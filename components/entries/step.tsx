import type { ReactNode } from "react";

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly children: ReactNode;
}

/** A numbered part of a longer form. */
export function Step({ number, title, children }: StepProps) {
  return (
    <section className="step" aria-labelledby={`step-${number}`}>
      <h2 id={`step-${number}`}>
        <span className="rnum">{number}</span>
        {title}
      </h2>
      <div className="form">{children}</div>
    </section>
  );
}
