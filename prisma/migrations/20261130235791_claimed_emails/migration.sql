-- The address of an account that someone claimed, which a director mistyped: it may be a stranger's, so it isn't one that the
-- claimer had. Only emails from before, of the organization of the claim, are the claimer's.
ALTER TABLE "former_identity" DROP CONSTRAINT "former_identity_kind";
ALTER TABLE "former_identity" ADD CONSTRAINT "former_identity_kind"
  CHECK ("kind" IN ('name', 'email', 'username', 'claimed-email'));
