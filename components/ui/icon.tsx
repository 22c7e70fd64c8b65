import { createElement } from "react";
import { ICON_SHAPES, type IconName } from "./icon-shapes";

export type { IconName };

/**
 * An icon in the size and color of the text beside it. Always hidden from screen readers, because the word says the
 * same.
 */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      {ICON_SHAPES[name].map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
