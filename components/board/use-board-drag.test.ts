import { createElement, type PointerEvent, type TouchEvent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useBoardDrag } from "./use-board-drag";

class FakeSquare {
  readonly dataset = { square: "e4" };
  closest = () => this;
}
const e4 = new FakeSquare();

beforeEach(() => {
  vi.stubGlobal("Element", FakeSquare);
  vi.stubGlobal("document", { elementFromPoint: () => e4 });
});
afterEach(() => vi.unstubAllGlobals());

test("a finger's tap is handled without the browser's click", () => {
  const { onTap, preventDefault } = tap({ disabled: false });
  expect(onTap).toHaveBeenCalledExactlyOnceWith("e4");
  expect(preventDefault).toHaveBeenCalledOnce();
});

test("a tap on a board that isn't ready stays a click, which can be repeated", () => {
  const { onTap, preventDefault } = tap({ disabled: true });
  expect(onTap).not.toHaveBeenCalled();
  expect(preventDefault).not.toHaveBeenCalled();
});

function tap({ disabled }: { disabled: boolean }) {
  const onTap = vi.fn();
  const preventDefault = vi.fn();
  const handlers = handlersOf({ disabled, onTap });
  const finger = { target: e4, isPrimary: true, button: 0, pointerId: 1, pointerType: "touch" };
  const at = { ...finger, clientX: 10, clientY: 10 } as unknown as PointerEvent<HTMLElement>;
  handlers.onPointerDown(at);
  handlers.onPointerUp(at);
  handlers.onTouchEnd({ cancelable: true, preventDefault } as unknown as TouchEvent);
  return { onTap, preventDefault };
}

type Acts = Parameters<typeof useBoardDrag>[0];
type Handlers = ReturnType<typeof useBoardDrag>["handlers"];

function handlersOf(board: Pick<Acts, "disabled" | "onTap">): Handlers {
  const drawn: Handlers[] = [];
  renderToStaticMarkup(createElement(Grid, { board, onDraw: (handlers) => drawn.push(handlers) }));
  const [handlers] = drawn;
  if (!handlers) throw new Error("The grid wasn't drawn.");
  return handlers;
}

interface GridProps {
  readonly board: Pick<Acts, "disabled" | "onTap">;
  readonly onDraw: (handlers: Handlers) => void;
}

function Grid({ board, onDraw }: GridProps) {
  onDraw(useBoardDrag({ canDrag: () => true, onLift() {}, onDrop() {}, ...board }).handlers);
  return null;
}
