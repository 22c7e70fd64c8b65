-- How often something was asked, counted by rate-limiter-flexible: it reads and writes these three columns in this order.
-- Unlogged, because a count is worth nothing after a crash: windows are minutes long, and a flood of requests must not
-- fill the write-ahead log that backups keep. Room on each page lets a hot count be rewritten in place.
CREATE UNLOGGED TABLE rate_limit (
  key    varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
) WITH (fillfactor = 50);
