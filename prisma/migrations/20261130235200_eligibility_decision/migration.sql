-- A director lets an entered player play, although a list or a hold says no when the schedule is published. A decision
-- is about one reason: another one is asked about again.
CREATE TABLE "eligibility_decision" (
  "organization_id" UUID NOT NULL,
  "entry_id" UUID NOT NULL,
  "refusal" TEXT NOT NULL,
  "reason" TEXT NOT NULL,
  "decided_by" UUID NOT NULL,
  "decided_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "eligibility_decision_pkey" PRIMARY KEY ("entry_id", "refusal"),
  CONSTRAINT "eligibility_decision_entry_fkey" FOREIGN KEY ("organization_id", "entry_id")
    REFERENCES "entry" ("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "eligibility_decision_refusal" CHECK ("refusal" IN ('not-on-list', 'list-expired', 'held-unpaid', 'held-suspended')),
  CONSTRAINT "eligibility_decision_reason" CHECK ("reason" <> '')
);
