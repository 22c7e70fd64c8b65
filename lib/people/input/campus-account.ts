import { z } from "zod";
import { slug } from "@/lib/shared/form-fields";

/** Which campus account is meant: an organization's, or without one that of the deployment's provider. */
export const campusAccountInput = z.object({ org: slug.optional() });
