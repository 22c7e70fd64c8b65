-- Changes of public pages that the processes of the app haven't been told yet. A transaction adds its row; once it has
-- committed, whoever comes first takes all rows and tells. What's left by a process that was killed is told by the next
-- sweep. See docs/decisions/0030.
CREATE TABLE "public_change" (
  "id" UUID NOT NULL DEFAULT gen_random_uuid() PRIMARY KEY,
  "change" JSONB NOT NULL
);
