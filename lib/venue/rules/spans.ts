import type { Instant } from "@/lib/shared/instant";

/** A period of time that excludes its end. */
export type Span = { readonly from: Instant; readonly until: Instant };

/** Periods in order, with adjacent and overlapping ones merged. */
export function joined(spans: readonly Span[]): readonly Span[] {
  const stretches: Span[] = [];
  for (const span of spans.toSorted((one, two) => (one.from < two.from ? -1 : 1))) {
    const last = stretches.at(-1);
    if (!last || last.until < span.from) stretches.push(span);
    else if (last.until < span.until) stretches.splice(-1, 1, { from: last.from, until: span.until });
  }
  return stretches;
}

/** Does one of the merged periods contain the whole span? */
export function isWithin({ from, until }: Span, stretches: readonly Span[]): boolean {
  return stretches.some((stretch) => stretch.from <= from && until <= stretch.until);
}

/** What is left of the periods without others. */
export function without(spans: readonly Span[], others: readonly Span[]): readonly Span[] {
  return others.reduce<readonly Span[]>(
    (left, other) =>
      left.flatMap(({ from, until }) =>
        [
          { from, until: other.from < until ? other.from : until },
          { from: other.until > from ? other.until : from, until },
        ].filter((span) => span.from < span.until && !overlap(span, other)),
      ),
    spans,
  );
}

export function overlap(one: Span, two: Span): boolean {
  return one.from < two.until && two.from < one.until;
}
