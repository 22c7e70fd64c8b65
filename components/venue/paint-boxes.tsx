"use client";

import { type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode, useRef } from "react";

type Brush = { readonly first: HTMLInputElement; readonly checked: boolean; hasPainted: boolean };

/**
 * Lets a mouse or pen paint over check boxes: the first one pressed changes, and every other the pointer moves over
 * becomes the same. A finger scrolls the page and taps box by box. Arrow keys go from box to box.
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
  const step = (event: KeyboardEvent) => {
    const box = boxBeside(event);
    if (!box) return;
    event.preventDefault();
    box.focus();
  };

  return (
    <div
      role="group"
      aria-label="Hours"
      className="hours-box"
      onPointerDown={begin}
      onPointerMove={paint}
      onClickCapture={click}
      onKeyDown={step}
    >
      {children}
    </div>
  );
}

/** Columns and rows from a box to the next one in the direction of a key. */
const STEPS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The box that an arrow key leads to; null at the edge of the grid and for other keys. */
function boxBeside({ key, target }: KeyboardEvent): HTMLInputElement | null {
  const cell = target instanceof Element ? target.closest("td") : null;
  const step = STEPS[key];
  const table = cell?.closest("table");
  if (!cell || !step || !table) return null;
  const row = [...table.rows].indexOf(cell.parentElement as HTMLTableRowElement);
  return table.rows[row + step[1]]?.cells[cell.cellIndex + step[0]]?.querySelector("input") ?? null;
}

function boxAt({ target }: PointerEvent): HTMLInputElement | null {
  return target instanceof Element ? (target.closest("td")?.querySelector("input") ?? null) : null;
}
