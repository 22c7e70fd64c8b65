-- Which OpenID Connect provider an account is of: another one may name someone else by the same ID. Null in accounts of a
-- campus, and in those that aren't known yet: the next start of the app knows them by its setting.
ALTER TABLE "account" ADD COLUMN "issuer" TEXT;
