import { type LogoutMessage, readLogoutMessage } from "@/lib/campus/saml/read-logout";
import { logoutAnswerUrl, logoutUrl } from "@/lib/campus/saml/service-provider";
import { findCampusSession, revokeCampusSessions } from "@/lib/campus/store/campus-sessions";
import { now } from "@/lib/clock";
import { paths } from "@/lib/paths";
import { findCampus } from "./campus-trip";

/** Where to send a browser to end its session at the campus too; undefined if the session isn't from one that offers it. */
export async function campusLogoutUrl(sessionId: string): Promise<string | undefined> {
  const session = await findCampusSession(sessionId, now());
  const found = session && (await findCampus(session.org));
  return found && logoutUrl(found.campus, session);
}

/**
 * Takes what an organization's provider says about logging out: the end of a logout that started here, or its own, which
 * ends the sessions of that person that came from it.
 *
 * @param query as the browser sent it, because it's signed as it is
 * @returns where the browser goes next; undefined if the provider didn't say this
 */
export async function takeLogout(org: string, query: string): Promise<string | undefined> {
  const found = await findCampus(org);
  if (!found) return undefined;
  const message: LogoutMessage | undefined = await readLogoutMessage(found.campus, query, now().getTime());
  if (!message) return undefined;
  if (message.kind === "done") return paths.home();
  await revokeCampusSessions(found.signIn.organizationId, message, now());
  return found.campus.idp.logoutUrl ? logoutAnswerUrl(found.campus, message.id) : paths.home();
}
