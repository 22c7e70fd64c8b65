"use client";

import { useEffect, useState } from "react";

import { Icon } from "../ui/icon";
import { THEME_KEY } from "./theme-script";

/**
 * Dark or light, stored in the reader's browser. Without JavaScript the page follows the system and this isn't shown.
 */
export function ThemeToggle() {
  const [isDark, setDark] = useState<boolean>();

  useEffect(() => setDark(isShownDark()), []);

  function toggle() {
    const next = isShownDark() ? "light" : "dark";
    document.documentElement.dataset.theme = next;
    setDark(next === "dark");
    try {
      localStorage.setItem(THEME_KEY, next);
    } catch {
      // If the browser can't store it, the choice still applies until the page is left.
    }
  }

  return (
    <button
      type="button"
      className="theme"
      aria-label="Dark theme"
      aria-pressed={isDark ?? false}
      hidden={isDark === undefined}
      onClick={toggle}
    >
      <Icon name="moon" />
    </button>
  );
}

function isShownDark(): boolean {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}
