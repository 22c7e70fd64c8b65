import type { Square } from "chess-core";
import { type PointerEvent, type TouchEvent, useRef, useState } from "react";

interface PointerActs {
  /** Nothing is pressed here. Touches become the browser's clicks, which are kept until React is ready. */
  readonly disabled: boolean;
  /** Can this piece be dragged? */
  readonly canDrag: (square: Square) => boolean;
  readonly onLift: (square: Square) => void;
  /** Released over a square, or outside the board. */
  readonly onDrop: (from: Square, to: Square | null) => void;
  /** A finger touched a square and left it again. A mouse or a screen reader clicks instead. */
  readonly onTap: (square: Square) => void;
}

interface Press {
  readonly square: Square;
  readonly x: number;
  readonly y: number;
  readonly id: number;
  readonly isDrag: boolean;
}

/** How many pixels turn a tap into a drag. */
const SLACK = 6;

/** The square an element of the board stands for. */
export function squareOf(element: EventTarget | null): Square | null {
  const cell = element instanceof Element ? element.closest<HTMLElement>("[data-square]") : null;
  return (cell?.dataset.square as Square | undefined) ?? null;
}

/**
 * Drags a piece with mouse, pen or finger, and handles finger taps. Spread `handlers` over the board, and pass `ghost`
 * to the picture that follows the pointer while `lifted` names the square it came from. Taps don't wait for the
 * browser's click: after a quick drag Chrome takes the next touch for the end of a fling and sends none.
 */
export function useBoardDrag({ disabled, canDrag, onLift, onDrop, onTap }: PointerActs) {
  const [lifted, setLifted] = useState<Square | null>(null);
  const ghost = useRef<SVGSVGElement>(null);
  const press = useRef<Press | null>(null);
  const wasTouch = useRef(false);
  const justDropped = useRef(false);

  function moveGhost({ clientX, clientY }: PointerEvent): void {
    if (ghost.current) ghost.current.style.translate = `${clientX}px ${clientY}px`;
  }

  function drop(from: Square, to: Square | null): void {
    justDropped.current = true;
    setTimeout(() => {
      justDropped.current = false;
    });
    setLifted(null);
    onDrop(from, to);
  }

  const handlers = {
    onPointerDown({ target, isPrimary, button, clientX, clientY, pointerId }: PointerEvent<HTMLElement>) {
      const square = squareOf(target);
      const isPress = !disabled && isPrimary && button === 0 && square !== null;
      press.current = isPress ? { square, x: clientX, y: clientY, id: pointerId, isDrag: false } : null;
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const now = press.current;
      if (now?.id !== event.pointerId) return;
      if (!now.isDrag) {
        if (Math.hypot(event.clientX - now.x, event.clientY - now.y) < SLACK) return;
        press.current = canDrag(now.square) ? { ...now, isDrag: true } : null;
        if (press.current === null) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setLifted(now.square);
        onLift(now.square);
      }
      moveGhost(event);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const now = press.current;
      press.current = null;
      if (now?.id !== event.pointerId) return;
      const over = squareOf(document.elementFromPoint(event.clientX, event.clientY));
      wasTouch.current = event.pointerType === "touch";
      if (now.isDrag) drop(now.square, over);
      else if (wasTouch.current && over === now.square) onTap(over);
    },
    onPointerCancel() {
      const now = press.current;
      press.current = null;
      if (now?.isDrag) drop(now.square, null);
    },
    /** The touch has been handled: suppress the click that would follow and could hit what has just opened there. */
    onTouchEnd(event: TouchEvent) {
      if (wasTouch.current && event.cancelable) event.preventDefault();
      wasTouch.current = false;
    },
  };

  return { handlers, lifted, ghost, wasDrag: () => justDropped.current };
}
