-- Every address a season or a division has had. Old ones lead to the new one, so no other season or division can take
-- them. Triggers write the rows, so the release before this one runs on the new schema.
CREATE TABLE "season_address" (
  "organization_id" UUID NOT NULL,
  "slug" TEXT NOT NULL,
  "season_id" UUID NOT NULL,
  CONSTRAINT "season_address_pkey" PRIMARY KEY ("organization_id", "slug"),
  CONSTRAINT "season_address_organization_id_season_id_fkey" FOREIGN KEY ("organization_id", "season_id")
    REFERENCES "season" ("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "season_address_season_id_idx" ON "season_address" ("season_id");

CREATE TABLE "division_address" (
  "organization_id" UUID NOT NULL,
  "season_id" UUID NOT NULL,
  "slug" TEXT NOT NULL,
  "division_id" UUID NOT NULL,
  CONSTRAINT "division_address_pkey" PRIMARY KEY ("season_id", "slug"),
  CONSTRAINT "division_address_organization_id_division_id_fkey" FOREIGN KEY ("organization_id", "division_id")
    REFERENCES "division" ("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "division_address_division_id_idx" ON "division_address" ("division_id");

INSERT INTO "season_address" ("organization_id", "slug", "season_id") SELECT "organization_id", "slug", "id" FROM "season";
INSERT INTO "division_address" ("organization_id", "season_id", "slug", "division_id")
  SELECT "organization_id", "season_id", "slug", "id" FROM "division";

-- A draft was never public, so it gives its old address back.
CREATE FUNCTION keep_season_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO season_address (organization_id, slug, season_id)
    VALUES (NEW.organization_id, NEW.slug, NEW.id) ON CONFLICT DO NOTHING;
  IF NOT EXISTS (
    SELECT FROM season_address a
    WHERE a.organization_id = NEW.organization_id AND a.slug = NEW.slug AND a.season_id = NEW.id
  ) THEN
    RAISE EXCEPTION 'another season has had the address %', NEW.slug USING ERRCODE = 'unique_violation';
  END IF;
  IF TG_OP = 'UPDATE' AND OLD.status = 'draft' THEN
    DELETE FROM season_address a WHERE a.season_id = NEW.id AND a.slug <> NEW.slug;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER season_keeps_addresses AFTER INSERT OR UPDATE OF slug ON season
  FOR EACH ROW EXECUTE FUNCTION keep_season_address();

CREATE FUNCTION keep_division_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO division_address (organization_id, season_id, slug, division_id)
    VALUES (NEW.organization_id, NEW.season_id, NEW.slug, NEW.id) ON CONFLICT DO NOTHING;
  IF NOT EXISTS (
    SELECT FROM division_address a WHERE a.season_id = NEW.season_id AND a.slug = NEW.slug AND a.division_id = NEW.id
  ) THEN
    RAISE EXCEPTION 'another division has had the address %', NEW.slug USING ERRCODE = 'unique_violation';
  END IF;
  IF TG_OP = 'UPDATE' AND (SELECT status FROM season WHERE id = NEW.season_id) = 'draft' THEN
    DELETE FROM division_address a WHERE a.division_id = NEW.id AND a.slug <> NEW.slug;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER division_keeps_addresses AFTER INSERT OR UPDATE OF slug ON division
  FOR EACH ROW EXECUTE FUNCTION keep_division_address();

-- Rules are append-only, except that a draft can be deleted with its rules: nobody has accepted them.
CREATE FUNCTION refuse_rule_pack_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND (SELECT status FROM season WHERE id = OLD.season_id) = 'draft' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'P0001';
END $$;
CREATE OR REPLACE TRIGGER rule_pack_append_only BEFORE UPDATE OR DELETE ON rule_pack
  FOR EACH ROW EXECUTE FUNCTION refuse_rule_pack_change();
