import { boardSlides } from "./panels/boards";
import { deadlineSlides } from "./panels/deadline";
import { standingsSlides } from "./panels/standings";
import { tableSlides } from "./panels/tables";
import type { Panel } from "./slide";

/** The panels by their names in `?panels=`, in the order in which a screen shows them. */
const PANELS = {
  boards: boardSlides,
  tables: tableSlides,
  standings: standingsSlides,
  deadline: deadlineSlides,
} satisfies Record<string, Panel>;

export type PanelKind = keyof typeof PANELS;

export const ALL_PANELS = Object.keys(PANELS) as PanelKind[];

/** The panels that an address asks for, in its order: all of them if it names none that we know. */
export function panelsIn(query: string): readonly PanelKind[] {
  const asked = new URLSearchParams(query).get("panels")?.split(",") ?? [];
  const known = asked.filter((name): name is PanelKind => Object.hasOwn(PANELS, name));
  return known.length > 0 ? [...new Set(known)] : ALL_PANELS;
}

/** The panel of a kind. */
export function panelOf(kind: PanelKind): Panel {
  return PANELS[kind];
}
