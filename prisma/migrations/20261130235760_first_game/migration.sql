-- A match that starts over, because a director reopened it or its players changed, counts the games in the room from here
-- on. Those before remain for the director.
ALTER TABLE "match" ADD COLUMN "first_game" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "match" ADD CONSTRAINT "match_first_game" CHECK ("first_game" >= 1);

-- The games before count toward the number, but not toward how many a match can have.
ALTER TABLE "room_game" DROP CONSTRAINT "room_game_number";
ALTER TABLE "room_game" ADD CONSTRAINT "room_game_number" CHECK ("number" BETWEEN 1 AND 99);

-- Matches that have started over: the games in which nothing has happened since don't count.
UPDATE "match" m SET "first_game" = past.number + 1
FROM (
  SELECT g.match_id, max(g.number) AS number FROM "room_game" g
  WHERE g.last_seq > 0 AND EXISTS (
    SELECT FROM "match_event" e
    WHERE e.match_id = g.match_id AND e.type IN ('Reopened', 'Repaired') AND e.at > ALL (
      SELECT v.at FROM "room_game_event" v WHERE v.match_id = g.match_id AND v.number = g.number
    )
  )
  GROUP BY g.match_id
) past
WHERE past.match_id = m.id;
