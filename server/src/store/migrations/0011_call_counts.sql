-- Calls counted over all processes of the server: sign-ins that failed, per account and per network, and what networks
-- ask without signing in. It takes the place of the table of sign-in attempts, whose windows all had one length.
DROP TABLE sign_in_attempt;
CREATE TABLE call_count (
  -- SHA-256 of what is counted and the account or network: no list of who called from where.
  key text PRIMARY KEY,
  -- End of the time the calls are counted over.
  until timestamptz NOT NULL,
  calls integer NOT NULL
);
