import { z } from "zod";
import { personName } from "@/lib/shared/person-name";
import { optionalPhone } from "@/lib/shared/phone";

export const profileInput = z.object({
  name: personName("Enter your name as it should appear in the standings."),
  phone: optionalPhone,
});
