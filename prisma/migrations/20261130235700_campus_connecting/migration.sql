-- The session in which somebody connects a campus account to their own profile; null: somebody signs in. The answer
-- counts only in that session, so it goes with it.
ALTER TABLE "campus_request" ADD COLUMN "connecting_session_id" UUID,
  ADD CONSTRAINT "campus_request_connecting_session_id_fkey" FOREIGN KEY ("connecting_session_id")
    REFERENCES "sign_in_session" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "campus_request_connecting_session_id_idx" ON "campus_request" ("connecting_session_id");
