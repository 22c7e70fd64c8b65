import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { ProfilePage } from "./profile-page";

const UNSENT = { send: () => {}, unsent: null };
vi.mock("@/components/ui/use-send", () => ({ useSend: () => [null, UNSENT], usePress: () => UNSENT }));

const LAKESIDE = { org: "lakeside", name: "Lakeside", isWithheld: false };

test.each([
  { why: "the office wrote another name", name: "Gus Guest", playsAs: ["August Guest"], says: true },
  { why: "they had registered themselves", name: "Gus", playsAs: ["August Guest", "Gus"], says: true },
  { why: "the account has no name", name: null, playsAs: ["August Guest"], says: true },
  { why: "it's the account's name", name: "August Guest", playsAs: ["August Guest"], says: false },
])("after a claim, the notice says under which name they play: $why", ({ name, playsAs, says }) => {
  const page = renderToStaticMarkup(
    <ProfilePage
      email="gus@lakeside.example"
      emailCorrector="office"
      name={name}
      phone={null}
      handles={[]}
      names={[{ ...LAKESIDE, playsAs }]}
      letters={{ wantsReminders: true, remindHours: [24], wantsDigest: true }}
      push={null}
      calendar="https://rookery.example/calendars/c.ics"
      campus={null}
      done="claimed"
    />,
  );
  expect(page).toContain("You’ll find them under");
  expect(page.includes(`In Lakeside, you play as ${playsAs.join(" and ")}.`)).toBe(says);
});
