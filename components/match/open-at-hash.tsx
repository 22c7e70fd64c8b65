/**
 * Opens the fold that the address or a link on the page names, because a reader who follows "Something is wrong" wants
 * the form itself (components/page-script). Without JavaScript the link leads to the fold's summary.
 */
export function OpenAtHash() {
  return <open-at-hash hidden />;
}
