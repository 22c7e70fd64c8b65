"use client";

import { useEffect } from "react";
import { rememberTyped } from "./typed";

/** Listens for forms being sent, wherever on the page they are. Draws nothing. */
export function KeepTyped() {
  useEffect(() => {
    document.addEventListener("submit", rememberTyped, true);
    return () => document.removeEventListener("submit", rememberTyped, true);
  }, []);
  return null;
}
