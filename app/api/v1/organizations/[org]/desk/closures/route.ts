import { listDeskClosures } from "@/lib/api/store/desk-closures";
import { deskRead } from "../../../../desk-read";

type Context = { readonly params: Promise<{ readonly org: string }> };

/** The closures of an organization's venues, as directors see them. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { org } = await params;
  return deskRead(request, org, listDeskClosures);
}
