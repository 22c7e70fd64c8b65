"use client";

import { type RefObject, useEffect, useRef } from "react";

/**
 * Reads the form around an element at every change, and once when JavaScript has loaded, because the reader may have
 * been quicker, or the browser may have restored what was typed before a reload.
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
