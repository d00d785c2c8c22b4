-- Sign-in attempts that have not succeeded, counted over all processes of the server: per account and per network.
CREATE TABLE sign_in_attempt (
  -- SHA-256 of 'account <e-mail>' or 'network <address>': no list of who tried from where.
  key text PRIMARY KEY,
  -- Start of the time the attempts are counted over.
  since timestamptz NOT NULL,
  attempts integer NOT NULL
);
