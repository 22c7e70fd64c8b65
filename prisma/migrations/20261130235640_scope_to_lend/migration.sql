-- Tokens of the front desk can check out boards and clocks, if they were made for that.
ALTER TABLE "api_token" DROP CONSTRAINT "api_token_scopes";
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_scopes" CHECK (
  cardinality("scopes") > 0 AND "scopes" <@ ARRAY['read', 'report', 'lend', 'direct', 'admin']
);
