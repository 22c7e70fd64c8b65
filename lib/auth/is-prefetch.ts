/** Is this a prefetch? Then no one has opened the page, and nothing must happen by itself. */
export function isPrefetch(headers: Pick<Headers, "get">): boolean {
  return ["sec-purpose", "purpose", "x-purpose", "x-moz"].some((name) =>
    /prefetch|prerender|preview/i.test(headers.get(name) ?? ""),
  );
}
