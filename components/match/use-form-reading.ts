"use client";

import { type RefObject, useEffect, useRef } from "react";

/**
 * Reads the form around an element at every change of it, and once when JavaScript arrives: somebody may have been
 * quicker, or the browser may have filled in again what was typed before a reload.
 */
export function useFormReading(box: RefObject<HTMLElement | null>, read: (data: FormData) => void): void {
  const latest = useRef(read);

  useEffect(() => {
    latest.current = read;
  });

  useEffect(() => {
    const form = box.current?.closest("form");
    if (!form) return;
    const readForm = () => latest.current(new FormData(form));
    readForm();
    form.addEventListener("change", readForm);
    return () => form.removeEventListener("change", readForm);
  }, [box]);
}
