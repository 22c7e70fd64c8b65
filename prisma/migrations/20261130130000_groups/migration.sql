-- Groups: a stage in which everybody meets the others of their group. Who is in which group is a fact of the draw: a late
-- entry adds one, nothing else ever changes. Only additions, so the release before this one runs on the new schema.
ALTER TYPE "StageFormat" ADD VALUE 'groups';

CREATE TABLE "group_member" (
  "organization_id" UUID NOT NULL,
  "stage_id" UUID NOT NULL,
  "entry_id" UUID NOT NULL,
  "number" INTEGER NOT NULL,
  "position" INTEGER NOT NULL,
  CONSTRAINT "group_member_pkey" PRIMARY KEY ("stage_id", "entry_id"),
  CONSTRAINT "group_member_organization_id_stage_id_fkey" FOREIGN KEY ("organization_id", "stage_id")
    REFERENCES "stage" ("organization_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "group_member_organization_id_entry_id_fkey" FOREIGN KEY ("organization_id", "entry_id")
    REFERENCES "entry" ("organization_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT group_member_from_one CHECK ("number" >= 1 AND "position" >= 1)
);
CREATE UNIQUE INDEX "group_member_stage_id_number_position_key" ON "group_member" ("stage_id", "number", "position");

CREATE TRIGGER group_member_append_only BEFORE UPDATE OR DELETE ON group_member
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER group_member_no_truncate BEFORE TRUNCATE ON group_member
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- A match of a stage with groups is between two of one group.
CREATE FUNCTION refuse_match_across_groups() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE stage_with_groups uuid;
BEGIN
  SELECT s.id INTO stage_with_groups FROM round r JOIN stage s ON s.id = r.stage_id
    WHERE r.id = NEW.round_id AND s.format = 'groups';
  IF stage_with_groups IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM group_member h JOIN group_member a ON a.stage_id = h.stage_id AND a.number = h.number
    WHERE h.stage_id = stage_with_groups AND h.entry_id = NEW.home_entry_id AND a.entry_id = NEW.away_entry_id
  ) THEN
    RAISE EXCEPTION 'the players of match % are not in one group', NEW.id USING ERRCODE = 'P0001';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER match_within_group BEFORE INSERT OR UPDATE OF round_id, home_entry_id, away_entry_id ON "match"
  FOR EACH ROW EXECUTE FUNCTION refuse_match_across_groups();
