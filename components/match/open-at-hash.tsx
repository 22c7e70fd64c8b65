"use client";

import { useEffect } from "react";

/**
 * Opens the fold that the address or a link on the page names, because a reader who follows "Something is wrong" wants
 * the form itself. Without JavaScript the link leads to the fold's summary.
 */
export function OpenAtHash() {
  useEffect(() => {
    const openAtHash = () => openFold(window.location.hash);
    const openAtClick = ({ target }: MouseEvent) => {
      if (target instanceof Element) openFold(target.closest("a")?.hash ?? "");
    };
    openAtHash();
    window.addEventListener("hashchange", openAtHash);
    document.addEventListener("click", openAtClick);
    return () => {
      window.removeEventListener("hashchange", openAtHash);
      document.removeEventListener("click", openAtClick);
    };
  }, []);

  return null;
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
