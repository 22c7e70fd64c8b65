import { goTo } from "@/lib/auth/reply";
import { rememberSetUpCode } from "@/lib/auth/set-up-cookie";
import { tooManyFrom } from "@/lib/limits/visitor-uses";
import { setUpPaths } from "@/lib/paths/set-up";
import { hasOrganization } from "@/lib/set-up/store/has-organization";

/** Takes the code from the log. It takes a plain form, so it works without JavaScript. */
export async function POST(request: Request): Promise<Response> {
  if (await hasOrganization()) return new Response(null, { status: 404 });
  const tooMany = await tooManyFrom(request, "set-up");
  if (tooMany) return tooMany;
  const form = await request.formData().catch(() => undefined);
  const typed = form?.get("code");
  const cookie = typeof typed === "string" ? rememberSetUpCode(typed) : undefined;
  return cookie ? goTo(setUpPaths.setUp(), [cookie]) : goTo(`${setUpPaths.setUp()}?error=code`);
}
