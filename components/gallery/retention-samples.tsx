import { DEFAULTS } from "@/lib/retention/rules/periods";
import { retentionEffect, retentionFields } from "@/lib/retention/view/retention-view";
import { RetentionConfirm, RetentionForm } from "../retention/retention-form";
import type { Sample } from "./sample";

const NOTHING = {
  emails: 0,
  origins: 0,
  log: 0,
  photos: 0,
  registrations: 0,
  notes: 0,
  listLines: 0,
  loans: 0,
  holds: 0,
};
const SHORTER = { ...DEFAULTS, emails: 90, photos: 90 };
const confirm = (effect: ReturnType<typeof retentionEffect>) => (
  <RetentionConfirm org="lakeside" seen="s" effect={effect} />
);

export const RETENTION_SAMPLES: readonly Sample[] = [
  {
    of: "RetentionForm",
    why: "as it is at first",
    show: () => <RetentionForm org="lakeside" fields={retentionFields(DEFAULTS)} />,
  },
  {
    of: "RetentionConfirm",
    why: "shorter, with something to delete",
    show: () => confirm(retentionEffect(DEFAULTS, SHORTER, { ...NOTHING, emails: 1240, photos: 1 })),
  },
  {
    of: "RetentionConfirm",
    why: "shorter, with nothing old enough",
    show: () => confirm(retentionEffect(DEFAULTS, SHORTER, NOTHING)),
  },
  {
    of: "RetentionConfirm",
    why: "longer",
    show: () => confirm(retentionEffect(SHORTER, DEFAULTS, NOTHING)),
  },
  {
    of: "RetentionConfirm",
    why: "no change",
    show: () => confirm(retentionEffect(DEFAULTS, DEFAULTS, NOTHING)),
  },
];
