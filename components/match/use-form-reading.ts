"use client";

import { type RefObject, useEffect, useRef } from "react";

/**
 * Reads the form around an element at every change, as soon as something is pasted, and once when JavaScript has
 * loaded, because the reader may have been quicker, or the browser may have restored what was typed before a reload.
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
    const readPasted = (event: Event) => isTyping(event) || readForm();
    readForm();
    form.addEventListener("change", readForm);
    form.addEventListener("input", readPasted);
    return () => {
      form.removeEventListener("change", readForm);
      form.removeEventListener("input", readPasted);
    };
  }, [box]);
}

/** Half a move is no mistake yet, so what is typed key by key is read when the reader leaves the field. */
function isTyping(event: Event): boolean {
  if (!(event instanceof InputEvent)) return false;
  return event.data?.length === 1 || /^delete|LineBreak$/.test(event.inputType);
}
