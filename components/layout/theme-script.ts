/** Where the reader's theme is stored, in their own browser. */
export const THEME_KEY = "rookery-theme";

/**
 * Runs before the first paint and sets the chosen theme on `<html>`, so the other one never flashes. Without a choice,
 * or without storage, the page follows the system. A content security policy can allow it by its hash.
 */
export const THEME_SCRIPT = `try{var t=localStorage.getItem("${THEME_KEY}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}`;
