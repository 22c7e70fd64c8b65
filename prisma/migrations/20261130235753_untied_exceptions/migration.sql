-- An exception that belongs to a person isn't for who gets their old address, who can have one of their own.
CREATE UNIQUE INDEX "eligibility_exception_untied_key" ON "eligibility_exception" ("season_id", "email")
  WHERE "ended_at" IS NULL AND "user_id" IS NULL;
DROP INDEX "eligibility_exception_email_key";
