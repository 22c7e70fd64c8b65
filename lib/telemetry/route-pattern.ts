import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Finds the route of an address, such as /[org]/[season]. */
export type RoutePatterns = (path: string) => string;

type Route = { readonly page: string; readonly regex: string };
type Rewrite = { readonly source: string; readonly regex: string };
type Manifest = {
  readonly rewrites: { readonly beforeFiles: readonly Rewrite[] };
  readonly staticRoutes: readonly Route[];
  readonly dynamicRoutes: readonly Route[];
};

/**
 * The routes of a build, in the order in which Next tries them. Logs, metrics and traces name requests by route:
 * addresses contain IDs, names and tokens, and there are endlessly many of them.
 */
export function makeRoutePatterns({ rewrites, staticRoutes, dynamicRoutes }: Manifest): RoutePatterns {
  const rewritten = rewrites.beforeFiles.map(({ source, regex }) => ({ page: source, regex }));
  const routes = [...rewritten, ...staticRoutes, ...dynamicRoutes].map(({ page, regex }) => ({
    page,
    regex: new RegExp(regex),
  }));
  return (path) => {
    const [pathname = ""] = path.split(/[?#]/, 1);
    if (pathname.startsWith("/_next/")) return "/_next";
    return routes.find(({ regex }) => regex.test(pathname))?.page ?? NO_ROUTE;
  };
}

/** The name for addresses without a route. */
const NO_ROUTE = "(none)";

/** The routes of the build in the project's folder. The development server has none, so everything is `(none)`. */
export function readRoutePatterns(buildFolder: string): RoutePatterns {
  return makeRoutePatterns(readManifest(buildFolder));
}

function readManifest(buildFolder: string): Manifest {
  try {
    return JSON.parse(readFileSync(join(buildFolder, "routes-manifest.json"), "utf8")) as Manifest;
  } catch {
    return { rewrites: { beforeFiles: [] }, staticRoutes: [], dynamicRoutes: [] };
  }
}
