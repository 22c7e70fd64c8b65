import { timeLeft } from "@/lib/shared/time-left";

const TICK_MS = 60_000;

/**
 * The next deadlines on a cached page, by the reader's clock: which is next, what its headline says, the time left, and
 * the pawn on today's square.
 */
export function connectDeadline(element: HTMLElement): () => void {
  const tick = () => showNow(element, new Date().toISOString());
  tick();
  const timer = setInterval(tick, TICK_MS);
  return () => clearInterval(timer);
}

function showNow(element: HTMLElement, now: string): void {
  const rounds = [...element.querySelectorAll<HTMLElement>("[data-deadline]")];
  const shown = rounds.find(({ dataset }) => (dataset.deadline ?? "") > now) ?? rounds.at(-1);
  for (const round of rounds) round.hidden = round !== shown;
  if (!shown) return;
  const { opens = "", deadline = "", ends = "" } = shown.dataset;
  const isAhead = opens > now;

  const headline = shown.querySelector<HTMLElement>("h2");
  const words = headline?.dataset;
  if (headline && words)
    headline.textContent = (isAhead ? words.ahead : deadline > now ? words.now : words.past) ?? "";
  const left = timeLeft(ends, now);
  const counter = shown.querySelector("[data-left]");
  if (counter) counter.textContent = left ? `${left}. ` : "";

  const week = shown.querySelector<HTMLElement>("[data-week]");
  if (!week) return;
  week.hidden = isAhead || deadline <= now;
  showToday(week, now);
}

/** Marks the days of a week that have passed, and moves the pawn. Each day says when it begins. */
function showToday(week: HTMLElement, now: string): void {
  const days = [...week.querySelectorAll<HTMLElement>("[data-begins]")];
  const today = days.findLast(({ dataset }) => (dataset.begins ?? "") <= now);
  for (const day of days) {
    day.classList.toggle("past", day !== today && (day.dataset.begins ?? "") <= now);
    if (day.classList.toggle("today", day === today)) movePawn(week, day);
    else day.removeAttribute("aria-current");
  }
}

function movePawn(week: HTMLElement, day: HTMLElement): void {
  if (day.hasAttribute("aria-current")) return;
  day.setAttribute("aria-current", "date");
  for (const added of week.querySelectorAll("li :is(.pc, [data-today])")) added.remove();
  const [piece, word] = [...(week.querySelector("[data-pawn]")?.children ?? [])];
  if (piece) day.querySelector(".wk-sq")?.append(piece.cloneNode(true));
  if (word) day.append(word.cloneNode(true));
}
