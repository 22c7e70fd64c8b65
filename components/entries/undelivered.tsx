import { Link } from "../ui/link";
import { Status } from "../ui/status";

/** Emails to a player's address are refused or come back. */
export function Undelivered({ href, name }: { readonly href: string; readonly name: string }) {
  return (
    <>
      <span className="block">
        <Status kind="overdue">Emails to this address don’t arrive.</Status>
      </span>
      <Link href={href}>
        Correct it<span className="sr">, {name}</span>
      </Link>
    </>
  );
}
