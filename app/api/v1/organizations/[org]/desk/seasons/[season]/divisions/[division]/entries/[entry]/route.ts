import { readDeskEntry } from "@/lib/api/store/desk-reads";
import { deskRead } from "../../../../../../../../../desk-read";

type Context = {
  readonly params: Promise<Readonly<Record<"org" | "season" | "division" | "entry", string>>>;
};

/** A player as their directors see them, with the versions that commands answer. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { org, entry, ...asked } = await params;
  return deskRead(request, org, (scope) => readDeskEntry(scope, asked, entry));
}
