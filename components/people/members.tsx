import { Fold } from "@/components/ui/fold";
import { RevokeForm } from "./people-forms";

/** Someone the organization knows. */
export type MemberView = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  /** The roles that can be added and removed; players register themselves. */
  readonly roles: readonly string[];
  readonly isReader: boolean;
};

/** The people who run the organization, each role with a button to remove it. */
export function StaffList({
  org,
  members,
}: {
  readonly org: string;
  readonly members: readonly MemberView[];
}) {
  return (
    <ul className="ledger">
      {members.map((member) => (
        <li key={member.id}>
          <p>
            <b>{member.name}</b>
            {member.isReader && <span className="muted"> (you)</span>}
          </p>
          <p className="small muted min-w-0 [overflow-wrap:anywhere]">{member.email}</p>
          <div className="actions mt-2">
            {member.roles.map((role) => (
              <RevokeForm key={role} org={org} userId={member.id} name={member.name} role={role} />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Those who registered and have no other role: all of them, or the first of `total`. */
export function PlayerList({
  members,
  total,
}: {
  readonly members: readonly MemberView[];
  readonly total: number;
}) {
  return (
    <Fold summary="Players" aside={total}>
      {total > members.length && (
        <p className="small muted">The first {members.length} by name are shown here.</p>
      )}
      <ul className="ledger">
        {members.map((member) => (
          <li key={member.id}>
            <p className="small">
              <b>{member.name}</b>
            </p>
            <p className="small muted min-w-0 [overflow-wrap:anywhere]">
              {member.email}
              {member.phone && `, ${member.phone}`}
            </p>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
