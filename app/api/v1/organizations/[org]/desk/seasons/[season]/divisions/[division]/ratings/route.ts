import { listDeskRatings } from "@/lib/api/store/desk-ratings";
import { deskRead } from "../../../../../../../../desk-read";

type Context = {
  readonly params: Promise<{ readonly org: string; readonly season: string; readonly division: string }>;
};

/** How the players of a division rated each other, as directors see it. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { org, ...asked } = await params;
  return deskRead(request, org, (scope) => listDeskRatings(scope, org, asked));
}
