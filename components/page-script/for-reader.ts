import { askWho, type Reader } from "../layout/who-is-reading";
import { listen } from "./define";

/**
 * A part of a page that's the same for everyone, until it's known who is reading. What's in it says for whom it is:
 * `data-for` is shown to a stranger, to someone who's signed in (`known`), or to someone with a desk; `data-count` is
 * what waits for them; `data-say` is the text that replaces this one.
 */
export function connectReader(element: HTMLElement): () => void {
  let isGone = false;
  const ask = () => void askWho().then((reader) => isGone || showReader(element, reader));
  ask();
  // The browser shows the page as it was left, and someone may have signed out since.
  const stop = listen(window, ["pageshow"], (event) => (event as PageTransitionEvent).persisted && ask());
  return () => {
    isGone = true;
    stop();
  };
}

function showReader(element: HTMLElement, reader: Reader): void {
  const desk = reader.signedIn ? reader.desk : null;
  const isFor = { stranger: !reader.signedIn, known: reader.signedIn, desk: desk !== null };
  for (const part of partsOf(element, "for")) part.hidden = !isFor[part.dataset.for as keyof typeof isFor];

  const own = reader.signedIn ? reader.waiting : 0;
  const counts = { own, desk: desk?.waiting ?? 0, all: own + (desk?.waiting ?? 0) };
  for (const part of partsOf(element, "count"))
    showCount(part, counts[part.dataset.count as keyof typeof counts]);

  for (const part of partsOf(element, "say")) {
    part.dataset.before ??= part.textContent ?? "";
    part.textContent = reader.signedIn ? part.dataset.before : (part.dataset.say ?? "");
  }
  for (const part of partsOf(element, "name")) part.textContent = reader.signedIn ? reader.name : "";
  if (desk) for (const link of element.querySelectorAll("a[data-desk]")) link.setAttribute("href", desk.href);
  for (const part of element.querySelectorAll(".invisible")) part.classList.remove("invisible");
}

function partsOf(element: HTMLElement, kind: string): NodeListOf<HTMLElement> {
  return element.querySelectorAll(`[data-${kind}]`);
}

function showCount(part: HTMLElement, count: number): void {
  part.hidden = count === 0;
  const figure = part.firstElementChild;
  if (figure) figure.textContent = String(count);
}
