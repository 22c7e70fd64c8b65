-- The bounce that said a letter came back: handed in twice, also after the letter went out again, it counts once.
ALTER TABLE "letter" ADD COLUMN "bounce_id" TEXT;
