/**
 * Loads the page that the reader goes back to. If React opened this document's address from another page and the document
 * was reloaded since, the browser takes both for the same page: it changes the address and leaves what's shown.
 */
export function goBackFully(): void {
  const shown = pageNow();
  window.addEventListener("popstate", () => {
    if (pageNow() !== shown) window.location.reload();
  });
}

function pageNow(): string {
  return window.location.pathname + window.location.search;
}
