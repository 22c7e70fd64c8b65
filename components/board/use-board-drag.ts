import type { Square } from "chess-core";
import { type PointerEvent, useRef, useState } from "react";

interface DragActs {
  /** May this man be dragged? */
  readonly canDrag: (square: Square) => boolean;
  readonly onLift: (square: Square) => void;
  /** Let go over a square, or beside the board. */
  readonly onDrop: (from: Square, to: Square | null) => void;
}

/** So many pixels make a tap a drag. */
const SLACK = 6;

/** The square that an element of the board stands for. */
export function squareOf(element: EventTarget | Element | null): Square | null {
  const cell = element instanceof Element ? element.closest<HTMLElement>("[data-square]") : null;
  return (cell?.dataset.square as Square | undefined) ?? null;
}

/**
 * Dragging a man with mouse, pen or finger. Spread `handlers` over the board, and give `ghost` to the picture that follows
 * the pointer while `lifted` names the square it came from. A tap is left to the board's own click.
 */
export function useBoardDrag({ canDrag, onLift, onDrop }: DragActs) {
  const [lifted, setLifted] = useState<Square | null>(null);
  const ghost = useRef<SVGSVGElement>(null);
  const pressed = useRef<{ square: Square; x: number; y: number; id: number; isDrag: boolean } | null>(null);
  const justDropped = useRef(false);

  function moveGhost({ clientX, clientY }: PointerEvent): void {
    if (ghost.current) ghost.current.style.translate = `${clientX}px ${clientY}px`;
  }

  function end(to: Square | null): void {
    const press = pressed.current;
    pressed.current = null;
    if (!press?.isDrag) return;
    justDropped.current = true;
    setTimeout(() => {
      justDropped.current = false;
    });
    setLifted(null);
    onDrop(press.square, to);
  }

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const square = squareOf(event.target);
      if (!event.isPrimary || event.button !== 0 || !square || !canDrag(square)) return;
      pressed.current = { square, x: event.clientX, y: event.clientY, id: event.pointerId, isDrag: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const press = pressed.current;
      if (!press || press.id !== event.pointerId) return;
      if (!press.isDrag) {
        if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < SLACK) return;
        press.isDrag = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        setLifted(press.square);
        onLift(press.square);
      }
      moveGhost(event);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (pressed.current?.id === event.pointerId)
        end(squareOf(document.elementFromPoint(event.clientX, event.clientY)));
    },
    onPointerCancel: () => end(null),
  };

  return { handlers, lifted, ghost, wasDrag: () => justDropped.current };
}
