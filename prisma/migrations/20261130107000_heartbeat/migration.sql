-- When each kind of recurring work was last finished by any process: how its standing still is noticed.
CREATE TABLE heartbeat (
  name text PRIMARY KEY,
  at timestamptz(3) NOT NULL
);
