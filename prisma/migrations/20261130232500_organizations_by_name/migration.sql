-- The start page lists campuses by name, a page at a time, and counts them.
CREATE INDEX "organization_name_id_idx" ON "organization" ("name", "id");
