-- Where a venue is, and how to find it once you're there. Null: nobody has said yet.
ALTER TABLE "venue" ADD COLUMN "address" TEXT;
ALTER TABLE "venue" ADD COLUMN "directions" TEXT;
ALTER TABLE "venue" ADD CONSTRAINT "venue_address_not_empty" CHECK ("address" <> '' AND length("address") <= 200);
ALTER TABLE "venue" ADD CONSTRAINT "venue_directions_not_empty" CHECK ("directions" <> '' AND length("directions") <= 400);
