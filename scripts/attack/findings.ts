/** What the attack found, by part. A cell is one thing it tried. */
export type Findings = {
  cells: number;
  readonly violations: string[];
};

export function noFindings(): Findings {
  return { cells: 0, violations: [] };
}

/** Counts a cell, and records the sentence if it failed. */
export function check(findings: Findings, isRight: boolean, sentence: () => string): void {
  findings.cells += 1;
  if (!isRight) findings.violations.push(sentence());
}
