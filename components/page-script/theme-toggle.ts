import { THEME_KEY } from "../layout/theme-script";

/** The button for the dark theme; the choice is stored in the reader's browser. */
export function connectTheme(element: HTMLElement): () => void {
  const button = element.querySelector("button");
  if (!button) return () => {};
  const show = () => button.setAttribute("aria-pressed", String(isShownDark()));
  const toggle = () => {
    choose(isShownDark() ? "light" : "dark");
    show();
  };
  show();
  button.hidden = false;
  button.addEventListener("click", toggle);
  return () => button.removeEventListener("click", toggle);
}

function choose(theme: "light" | "dark"): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // If the browser can't store it, the choice still applies until the page is left.
  }
}

function isShownDark(): boolean {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}
