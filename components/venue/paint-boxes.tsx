"use client";

import { type MouseEvent, type PointerEvent, type ReactNode, useRef } from "react";

type Brush = { readonly first: HTMLInputElement; readonly checked: boolean; hasPainted: boolean };

/**
 * Lets a mouse or pen paint over check boxes: the first one pressed changes, and every other the pointer moves over
 * becomes the same. A finger scrolls the page and taps box by box, and so does the keyboard.
 */
export function PaintBoxes({ children }: { readonly children: ReactNode }) {
  const brush = useRef<Brush | null>(null);

  const begin = (event: PointerEvent) => {
    const first = boxAt(event);
    const isBrush = first && event.pointerType !== "touch" && event.button === 0;
    brush.current = isBrush ? { first, checked: !first.checked, hasPainted: false } : null;
  };
  const paint = (event: PointerEvent) => {
    const box = boxAt(event);
    if (!brush.current || !box || event.buttons !== 1) return;
    if (box === brush.current.first && !brush.current.hasPainted) return;
    brush.current.hasPainted = true;
    brush.current.first.checked = brush.current.checked;
    box.checked = brush.current.checked;
  };
  // A stroke that ends where it began would click that box again.
  const click = (event: MouseEvent) => {
    if (brush.current?.hasPainted) event.preventDefault();
    brush.current = null;
  };

  return (
    <div className="hours-box" onPointerDown={begin} onPointerMove={paint} onClickCapture={click}>
      {children}
    </div>
  );
}

function boxAt({ target }: PointerEvent): HTMLInputElement | null {
  return target instanceof Element ? (target.closest("td")?.querySelector("input") ?? null) : null;
}
