-- When no process of the league could be reached, by the database's clock: games on the room's board give the time back.
CREATE TABLE "outage" (
  "until" timestamptz(3) NOT NULL,
  "since" timestamptz(3) NOT NULL,
  CONSTRAINT "outage_pkey" PRIMARY KEY ("until"),
  CONSTRAINT "outage_order" CHECK ("since" < "until")
);
