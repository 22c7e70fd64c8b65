import { listDeskEquipment } from "@/lib/api/store/desk-equipment";
import { staffRead } from "../../../../desk-read";

type Context = { readonly params: Promise<{ readonly org: string }> };

/** The boards and clocks of an organization, with who has borrowed what. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { org } = await params;
  return staffRead(request, org, listDeskEquipment);
}
