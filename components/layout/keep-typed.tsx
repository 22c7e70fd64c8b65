"use client";

import { useEffect } from "react";
import { rememberTyped } from "./typed";

/** Listens for submitted forms anywhere on the page. Draws nothing. */
export function KeepTyped() {
  useEffect(() => {
    document.addEventListener("submit", rememberTyped, true);
    return () => document.removeEventListener("submit", rememberTyped, true);
  }, []);
  return null;
}
