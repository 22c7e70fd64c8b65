-- Finds what is kept about a person without reading tables from start to end.
CREATE INDEX "account_user_id_idx" ON "account" ("user_id");
CREATE INDEX "letter_to_email_idx" ON "letter" ("to_email");
CREATE INDEX "free_hours_user_id_idx" ON "free_hours" ("user_id");
CREATE INDEX "free_day_user_id_idx" ON "free_day" ("user_id");
CREATE INDEX "handle_user_id_idx" ON "handle" ("user_id");
CREATE INDEX "reminder_user_id_idx" ON "reminder" ("user_id");
CREATE INDEX "stand_in_director_id_idx" ON "stand_in" ("director_id");
CREATE INDEX "eligibility_exception_email_idx" ON "eligibility_exception" ("email");
CREATE INDEX "match_watching_actor_user_id_idx" ON "match_watching" ("actor_user_id");
-- Most rows of these are about nobody, or by nobody.
CREATE INDEX "hold_user" ON "hold" ("user_id") WHERE "user_id" IS NOT NULL;
CREATE INDEX "checkout_user" ON "checkout" ("user_id") WHERE "user_id" IS NOT NULL;
CREATE INDEX "eligibility_line_email" ON "eligibility_line" ("email") WHERE "email" IS NOT NULL;
CREATE INDEX "registration_hold_stranger" ON "registration_hold" ("email") WHERE "user_id" IS NULL;
CREATE INDEX "match_event_actor" ON "match_event" ("actor_user_id") WHERE "actor_user_id" IS NOT NULL;
CREATE INDEX "audit_event_actor" ON "audit_event" ("actor_user_id") WHERE "actor_user_id" IS NOT NULL;
CREATE INDEX "audit_event_about_user" ON "audit_event" (("data" ->> 'userId')) WHERE ("data" ->> 'userId') IS NOT NULL;
CREATE INDEX "audit_event_about_entry" ON "audit_event" (("data" ->> 'entryId')) WHERE ("data" ->> 'entryId') IS NOT NULL;
