/** What the attack found, by part. A cell is one thing that was tried. */
export type Findings = {
  cells: number;
  readonly violations: string[];
};

export function noFindings(): Findings {
  return { cells: 0, violations: [] };
}

/** Counts a cell, and keeps the sentence of one that went wrong. */
export function check(findings: Findings, isRight: boolean, sentence: () => string): void {
  findings.cells += 1;
  if (!isRight) findings.violations.push(sentence());
}
