import { decodeText } from "./csv";
import { storable } from "./form-fields";

/**
 * The text of a form's file, or of its field `csv`, which has the text of a file that was shown before.
 *
 * @param most bytes of a file, characters of a text
 * @returns null if there is none, or too much
 */
export async function readSentText(form: FormData, most: number): Promise<string | null> {
  const shown = form.get("csv");
  if (typeof shown === "string") {
    // A form sends two characters at each line's end, and the file may have had one.
    const text = shown.replaceAll("\r\n", "\n");
    return text.length <= most ? storable(text) : null;
  }
  const file = form.get("file");
  if (!(file instanceof File) || file.size === 0 || file.size > most) return null;
  return storable(decodeText(new Uint8Array(await file.arrayBuffer())));
}
