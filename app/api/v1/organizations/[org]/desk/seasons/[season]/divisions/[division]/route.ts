import { readDeskDivision } from "@/lib/api/store/desk-reads";
import { deskRead } from "../../../../../../../desk-read";

type Context = { readonly params: Promise<Readonly<Record<"org" | "season" | "division", string>>> };

/** A division as its directors see it, with the versions that commands answer. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { org, ...asked } = await params;
  return deskRead(request, org, (scope) => readDeskDivision(scope, org, asked));
}
