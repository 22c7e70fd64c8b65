import type { IconName } from "./icon-shapes";
import icons from "./icons.svg";

export type { IconName };

/** All icons are in one file, so that no page's script or HTML contains their shapes. See icons.test.ts. */
const { src }: { readonly src: string } = icons;

/**
 * An icon in the size and color of the text beside it. Always hidden from screen readers, because the word says the
 * same.
 */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="i" aria-hidden="true">
      <use href={`${src}#${name}`} />
    </svg>
  );
}
