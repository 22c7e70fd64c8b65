import { type CountedRound, countdown } from "@/lib/season/words/countdown";

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
  const headline = shown.querySelector<HTMLElement>("h2");
  const round = roundOf(shown, headline);
  const { words, left } = countdown(round, now);
  if (headline) headline.textContent = words;
  const counter = shown.querySelector("[data-left]");
  if (counter) counter.textContent = left ? `${left}. ` : "";

  const week = shown.querySelector<HTMLElement>("[data-week]");
  if (!week) return;
  week.hidden = round.opensAt > now || round.deadlineAt <= now;
  showToday(week, now);
}

/** As components/season/next-deadline.tsx writes it. */
function roundOf({ dataset }: HTMLElement, headline: HTMLElement | null): CountedRound {
  const { opens = "", deadline = "", ends = "", session } = dataset;
  const { ahead = "", now = "", past = "" } = headline?.dataset ?? {};
  const isSession = session !== undefined;
  return { opensAt: opens, deadlineAt: deadline, endsAt: ends, isSession, ahead, now, past };
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
