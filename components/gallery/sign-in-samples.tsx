import { CampusForms } from "../auth/campus-forms";
import { DemoPeople } from "../auth/demo-people";
import { SignInForms } from "../auth/sign-in-forms";
import { CampusGroupsForm } from "../people/campus-groups-form";
import { CampusSignInForm, EndCampusSignInForm } from "../people/campus-sign-in-forms";
import { LONG_NAME } from "./names";
import type { Sample } from "./sample";

export const SIGN_IN_SAMPLES: readonly Sample[] = [
  {
    of: "CampusSignInForm",
    why: "set up, campus account only",
    show: () => (
      <CampusSignInForm
        org="lakeside"
        seen="1"
        isSetUp
        metadataUrl="https://login.lakeside.example/idp/shibboleth"
        idAttribute="urn:oasis:names:tc:SAML:attribute:subject-id"
        emailAttribute=""
        nameAttribute=""
        groupAttribute=""
        others="only"
      />
    ),
  },
  {
    of: "CampusGroupsForm",
    why: "two groups, with the site’s own provider",
    show: () => (
      <CampusGroupsForm
        org="lakeside"
        seen="1"
        names={["student", "urn:mace:lakeside.example:groups:recreation:chess-club-members"]}
        oidc={{ provider: "Lakeside ID", claim: "groups" }}
        days={180}
      />
    ),
  },
  {
    of: "EndCampusSignInForm",
    why: "campus sign-in is set up",
    show: () => <EndCampusSignInForm org="lakeside" seen="1" />,
  },
  {
    of: "CampusForms",
    why: "one campus",
    show: () => (
      <CampusForms next="/me" campuses={[{ slug: "lakeside", name: "Lakeside Chess" }]} isAutomatic={false} />
    ),
  },
  {
    of: "CampusForms",
    why: "several campuses",
    show: () => (
      <CampusForms
        next="/me"
        campuses={[
          { slug: "lakeside", name: "Lakeside Chess" },
          { slug: "riverside", name: "Riverside Chess" },
        ]}
        isAutomatic={false}
      />
    ),
  },
  {
    of: "SignInForms",
    why: "by email or campus account",
    show: () => (
      <SignInForms
        next="/me"
        provider="Lakeside"
        email={undefined}
        emailError={undefined}
        isFirst={false}
        linkLasts="15 minutes"
      />
    ),
  },
  {
    of: "SignInForms",
    why: "refused",
    show: () => (
      <SignInForms
        next="/me"
        provider={undefined}
        email="amara@"
        emailError="Write the whole address."
        isFirst={false}
        linkLasts="15 minutes"
      />
    ),
  },
  {
    of: "DemoPeople",
    why: "two people, and one more",
    show: () => (
      <DemoPeople
        next="/me"
        groups={[
          {
            organization: "Lakeside",
            first: [
              { id: "u1", name: "Renata Kovács", what: "director" },
              { id: "u2", name: LONG_NAME, what: "plays Open" },
            ],
            rest: [{ id: "u3", name: "Dee Alvarez", what: "staff" }],
          },
        ]}
      />
    ),
  },
];
