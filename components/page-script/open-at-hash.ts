import { listen } from "./define";

/** Opens the fold that the address or a link on the page names. */
export function connectFolds(): () => void {
  const openAtHash = () => openFold(window.location.hash);
  const openAtClick = ({ target }: Event) => {
    if (target instanceof Element) openFold(target.closest("a")?.hash ?? "");
  };
  openAtHash();
  const stops = [listen(window, ["hashchange"], openAtHash), listen(document, ["click"], openAtClick)];
  return () => {
    for (const stop of stops) stop();
  };
}

function openFold(hash: string): void {
  const named = hash.length > 1 && document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!named) return;
  const fold = named.querySelector(":scope > details");
  if (fold instanceof HTMLDetailsElement) {
    fold.open = true;
    return;
  }
  const around = named.closest("details");
  if (!around || around.open) return;
  around.open = true;
  named.scrollIntoView();
}
