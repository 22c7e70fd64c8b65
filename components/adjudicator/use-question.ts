import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { offeredEnd } from "./end-choices";
import { addressOf, keptAddress, type Question, readQuestion } from "./question";
import { chosenRules, type RulesChoice } from "./rules-choice";

type Texts = Pick<Question, "pgn" | "fen">;

/**
 * The question while it's being edited. The address follows along, so reloading or going back restores everything; what
 * a move on the board overwrote is kept for undo.
 */
export function useQuestion(asked: Question, choices: readonly RulesChoice[]) {
  const query = useSearchParams();
  // The page may be restored in its first state; the address has the latest question.
  const [question, setQuestion] = useState(() => {
    const shown = readQuestion(Object.fromEntries(query), choices);
    return addressOf(shown) === addressOf(asked) ? asked : shown;
  });
  const [address, setAddress] = useState(asked);
  const [writtenOver, setWrittenOver] = useState<readonly Texts[]>([]);
  // A different question in the address is loaded; a link to the current one changes nothing.
  if (addressOf(address) !== addressOf(asked)) {
    setAddress(asked);
    setQuestion(asked);
    setWrittenOver([]);
  }
  useAddress(question);

  function put(part: Partial<Question>): void {
    setQuestion((before) => {
      const after = { ...before, ...part };
      return { ...after, end: offeredEnd(after.end, chosenRules(choices, after.rules).rules) };
    });
  }

  function change(part: Partial<Question>): void {
    if (part.pgn !== undefined || part.fen !== undefined) setWrittenOver([]);
    put(part);
  }

  /** The game on the board, written back into the text fields. */
  function write(texts: Texts): void {
    setWrittenOver([...writtenOver, { pgn: question.pgn, fen: question.fen }]);
    put(texts);
  }

  /** The text before the board changed it; for a game that was typed, without its last move. */
  function takeBack(withoutLast: Texts): void {
    setWrittenOver(writtenOver.slice(0, -1));
    put(writtenOver.at(-1) ?? withoutLast);
  }

  return {
    question,
    isAsAsked: question === address,
    canTakeBack: writtenOver.length > 0,
    change,
    write,
    takeBack,
  };
}

/** Browsers limit how often an address changes, so wait until the typing pauses. */
function useAddress(question: Question): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const kept = keptAddress(question);
      const shown = `${window.location.pathname}${window.location.search}`;
      if (kept !== shown) window.history.replaceState(null, "", kept);
    }, 300);
    return () => clearTimeout(timer);
  }, [question]);
}
