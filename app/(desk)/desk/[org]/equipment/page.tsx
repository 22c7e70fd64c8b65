import { redirect } from "next/navigation";
import { paths } from "@/lib/paths";

/** The front desk. */
export default async function EquipmentPage({ params }: { readonly params: Promise<{ org: string }> }) {
  redirect(paths.deskMatches((await params).org));
}
