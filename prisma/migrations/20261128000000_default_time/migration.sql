-- The league sets a time where none is agreed, once: when it looked for one.
ALTER TABLE "match" ADD COLUMN "default_sought_at" TIMESTAMPTZ(3);
