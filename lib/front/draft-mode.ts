import type { Handle } from "./front";

/** Next's ways around the cache. */
const HEADERS = ["x-prerender-revalidate", "x-prerender-revalidate-if-generated"];
const COOKIES = /(?:^|;\s*)__(?:prerender_bypass|next_preview_data)=[^;]*/g;

/**
 * Removes from requests whatever would turn on Next's draft mode. Its secret is part of the build, so anyone with the
 * image has it, and nothing here uses drafts.
 */
export function withoutDrafts(handle: Handle): Handle {
  return (request, response) => {
    for (const name of HEADERS) delete request.headers[name];
    const { cookie } = request.headers;
    if (cookie) request.headers.cookie = cookie.replace(COOKIES, "").replace(/^;\s*/, "");
    return handle(request, response);
  };
}
