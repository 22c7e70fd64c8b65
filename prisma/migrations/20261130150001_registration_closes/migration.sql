-- The last day on which players can register for a season, in the organization's time zone. Null: until the director
-- closes registration.
ALTER TABLE "season" ADD COLUMN "registration_closes_on" DATE;
