"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { Fold } from "../ui/fold";

const KEYS = [
  ["j, k", "Next and previous in the queue. In the queue, the arrow keys do the same."],
  ["Enter", "Open the case."],
  ["1 to 5", "In a case: choose the answer with this number."],
  ["g, then d", "Back to the desk."],
  ["?", "Show this list."],
] as const;

const FOLD_ID = "keyboard";
const TURNED_OFF = "desk-keys-off";

/**
 * Keyboard shortcuts for links and buttons of the desk. They work while no field has the focus and can be turned off,
 * because speech input and accidents press letters too (WCAG 2.1.4).
 */
export function Keyboard({ desk }: { readonly desk: string }) {
  const router = useRouter();
  const [isOn, setOn] = useState(true);
  const before = useRef("");

  useEffect(() => setOn(localStorage.getItem(TURNED_OFF) === null), []);
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isForSomethingElse(event)) return;
      const isDone = before.current === "g" && event.key === "d" ? goTo(desk) : pressed(event);
      before.current = event.key;
      if (isDone) event.preventDefault();
    };
    const goTo = (href: string) => {
      router.push(href);
      return true;
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOn, desk, router]);

  return (
    <Fold summary="Keyboard" id={FOLD_ID} className="mt-8 no-print">
      <dl className="small">
        {KEYS.map(([key, does]) => (
          <div key={key} className="flex gap-4 border-0 border-t border-solid border-rule py-1.5">
            <dt className="w-20 shrink-0 font-semibold">{key}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className="tick mt-3">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            setOn(target.checked);
            if (target.checked) localStorage.removeItem(TURNED_OFF);
            else localStorage.setItem(TURNED_OFF, "1");
          }}
        />
        <span>Use these shortcuts in this browser</span>
      </label>
    </Fold>
  );
}

/** In a field, or with a modifier key that makes it a browser command. */
function isForSomethingElse({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true;
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
}

/** Runs a shortcut; false if the key isn't one here. */
function pressed({ key }: KeyboardEvent): boolean {
  if (key === "j" || key === "k") return moveInQueue(key === "j" ? 1 : -1);
  if (key === "ArrowDown" || key === "ArrowUp") {
    return positionInQueue(queueLinks()) >= 0 && moveInQueue(key === "ArrowDown" ? 1 : -1);
  }
  if (key === "?") return showKeys();
  const answer = /^[1-9]$/.test(key) ? document.querySelector<HTMLElement>(`[data-answer="${key}"]`) : null;
  answer?.click();
  return answer !== null;
}

function moveInQueue(step: 1 | -1): boolean {
  const links = queueLinks();
  const focused = positionInQueue(links);
  const here = focused >= 0 ? focused : links.findIndex((link) => link.ariaCurrent === "page");
  const next = here < 0 ? 0 : Math.min(Math.max(here + step, 0), links.length - 1);
  links[next]?.focus();
  return links.length > 0;
}

/** The visible part of the queue: on a small screen a case is shown without it. */
function queueLinks(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-queue] a")].filter((link) =>
    link.checkVisibility(),
  );
}

function positionInQueue(links: readonly Element[]): number {
  return document.activeElement ? links.indexOf(document.activeElement) : -1;
}

function showKeys(): boolean {
  const fold = document.getElementById(FOLD_ID);
  if (!(fold instanceof HTMLDetailsElement)) return false;
  fold.open = true;
  fold.querySelector("summary")?.focus();
  return true;
}
