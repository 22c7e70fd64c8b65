import type { Handle } from "./front";

/** Next's ways past what is cached. */
const HEADERS = ["x-prerender-revalidate", "x-prerender-revalidate-if-generated"];
const COOKIES = /(?:^|;\s*)__(?:prerender_bypass|next_preview_data)=[^;]*/g;

/**
 * Takes from requests what would open Next's draft mode. The secret that opens it lies in the build, so everybody who has
 * the image has it, and nothing here uses drafts.
 */
export function withoutDrafts(handle: Handle): Handle {
  return (request, response) => {
    for (const name of HEADERS) delete request.headers[name];
    const { cookie } = request.headers;
    if (cookie) request.headers.cookie = cookie.replace(COOKIES, "").replace(/^;\s*/, "");
    return handle(request, response);
  };
}
