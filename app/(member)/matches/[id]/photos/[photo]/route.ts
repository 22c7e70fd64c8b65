import { notFound } from "next/navigation";
import type { Actor } from "@/lib/auth/current-actor";
import { requireActor } from "@/lib/auth/gates";
import { findPhotoOfDesk, findPhotoOfPlayer } from "@/lib/match/store/photos/read-photo";
import { findOrganizationOfMatch } from "@/lib/match/store/read-match";
import { paths } from "@/lib/paths";
import { proveDirector } from "@/lib/people/rules/permissions";
import { matchId as isMatchId, photoId as isPhotoId } from "@/lib/shared/form-fields";
import type { MatchId } from "@/lib/shared/ids";
import { currentRequest } from "@/lib/telemetry/request";

type Context = { readonly params: Promise<{ id: string; photo: string }> };

/** A photo of a match, for its two players and its organization's directors. For everyone else it doesn't exist. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id: matchId, photo } = await params;
  if (!isMatchId.safeParse(matchId).success || !isPhotoId.safeParse(photo).success) notFound();
  const actor = await requireActor(paths.match(matchId));
  const wanted = {
    matchId,
    photoId: photo,
    isSmall: new URL(request.url).searchParams.get("size") === "small",
  };
  const scope = await directorScope(matchId, actor);
  const found =
    (await findPhotoOfPlayer(wanted, actor.id)) ?? (scope && (await findPhotoOfDesk(wanted, scope)));
  if (!found) notFound();
  const isDeleted = found === "deleted";
  const status = isDeleted ? 410 : 200;
  const context = currentRequest();
  if (context) context.answer = { status, headers: POLICY };
  return isDeleted
    ? new Response(DELETED, { status, headers: { ...HEADERS, "content-type": "image/svg+xml" } })
    : new Response(found, { headers: HEADERS });
}

/** In place of a photo that's deleted, where a page still shows it. */
const DELETED = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120" role="img" aria-label="Photo deleted">
<rect width="160" height="120" fill="#e9e5da"/><text x="80" y="64" text-anchor="middle" font-family="sans-serif" font-size="13" fill="#4a463c">Photo deleted</text></svg>`;

/** It shows as a picture, whatever its bytes are, and no one on the way keeps it. */
const HEADERS = {
  "content-type": "image/webp",
  "content-disposition": "inline",
  "cache-control": "private, no-store",
};

/** In place of a page's policy, which the front sets: it runs nothing. Browsers style the page around a picture. */
const POLICY = { "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox" };

async function directorScope(matchId: MatchId, { id: userId, rolesEverywhere }: Actor) {
  const organization = await findOrganizationOfMatch(matchId);
  const own = rolesEverywhere.find(({ organization: { id } }) => id === organization?.id);
  if (!own) return null;
  return proveDirector({ organizationId: own.organization.id, userId, roles: own.roles });
}
