/** Did a browser ask for the page only to have it ready? Nobody has opened it then, and nothing may happen by itself. */
export function isPrefetch(headers: Pick<Headers, "get">): boolean {
  return ["sec-purpose", "purpose", "x-purpose", "x-moz"].some((name) =>
    /prefetch|prerender|preview/i.test(headers.get(name) ?? ""),
  );
}
