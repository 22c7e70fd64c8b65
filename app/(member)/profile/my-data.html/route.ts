import { writeHtml } from "@/lib/own-data/view/own-data-html";
import { sendOwnData } from "../send-own-data";

/** Everything that the database holds about the reader, to read and to print. */
export function GET(): Promise<Response> {
  return sendOwnData({ name: "my-data.html", type: "text/html; charset=utf-8", write: writeHtml });
}
