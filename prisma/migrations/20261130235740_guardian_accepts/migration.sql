-- A minor who accepted alone, before the season knew their age, accepts once more with a parent or guardian.
CREATE UNIQUE INDEX "waiver_acceptance_once" ON "waiver_acceptance"
  ("season_id", "version", "user_id", ("guardian_name" IS NULL));
DROP INDEX "waiver_acceptance_person_key";
