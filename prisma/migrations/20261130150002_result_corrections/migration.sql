-- A correction of a confirmed result, while it waits for the other player or for the director. The result still counts.
CREATE TYPE "CorrectionStage" AS ENUM ('asked', 'with-director');
ALTER TABLE "match" ADD COLUMN "correction" "CorrectionStage";
ALTER TABLE "match"
  ADD CONSTRAINT match_correction_is_of_a_result CHECK (correction IS NULL OR status = 'final'),
  ADD CONSTRAINT match_correction_has_answer_time CHECK (correction IS DISTINCT FROM 'asked' OR answer_by IS NOT NULL);

-- The sweep and the queue read only what is due.
CREATE INDEX match_correction_due ON "match" (answer_by) WHERE correction = 'asked';
CREATE INDEX match_correction_with_director ON "match" (organization_id) WHERE correction = 'with-director';
