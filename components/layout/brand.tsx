import { Link } from "../ui/link";
import { BrandName } from "./brand-name";

/** The rook and the name, linked to the home page. */
export function Brand({ href = "/" }: { readonly href?: string | undefined }) {
  return (
    <Link className="brand" href={href}>
      <BrandName />
    </Link>
  );
}
