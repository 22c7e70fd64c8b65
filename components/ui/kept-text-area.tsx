"use client";

import { type ComponentProps, useLayoutEffect, useRef, useState } from "react";
import { useHydrated } from "./use-hydrated";

/**
 * A text area that keeps what was typed and selected before React took over the page. Unlike other fields, React resets a
 * text area to the text it was drawn with, so this reads it first and puts it back.
 */
export function KeptTextArea(props: Omit<ComponentProps<"textarea">, "ref">) {
  const area = useRef<HTMLTextAreaElement>(null);
  const isHydrated = useHydrated();
  const [typed] = useState(() => (isHydrated ? undefined : readTyped(props.id)));
  useLayoutEffect(() => {
    if (area.current && typed) putBack(area.current, typed);
  }, [typed]);
  return <textarea {...props} ref={area} />;
}

const IS_SERVER = typeof window === "undefined";

type Typed = { readonly text: string; readonly from: number; readonly to: number };

/** React can start over before it has taken over a page, and each start resets the text area. */
const TYPED = new WeakMap<HTMLTextAreaElement, Typed>();

/** The text and the selection. Undefined on the server, and if no one has used the field. */
function readTyped(id: string | undefined): Typed | undefined {
  if (IS_SERVER || !id) return undefined;
  const area = document.getElementById(id);
  if (!(area instanceof HTMLTextAreaElement)) return undefined;
  const { value: text, defaultValue, selectionStart: from, selectionEnd: to } = area;
  const isFirst = document.activeElement === area && !TYPED.has(area);
  if (text !== defaultValue || isFirst) TYPED.set(area, { text, from, to });
  return TYPED.get(area);
}

function putBack(area: HTMLTextAreaElement, { text, from, to }: Typed): void {
  if (area.value !== text) area.value = text;
  if (document.activeElement === area) area.setSelectionRange(from, to);
}
