import { writeJson } from "@/lib/own-data/view/own-data-json";
import { sendOwnData } from "../send-own-data";

/** Everything that the database holds about the reader, for programs. */
export function GET(): Promise<Response> {
  return sendOwnData({ name: "my-data.json", type: "application/json", write: writeJson });
}
