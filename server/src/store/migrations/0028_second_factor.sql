-- The second factor of an account: codes of an authenticator app (RFC 6238), and recovery codes.
CREATE TABLE second_factor (
  uid text PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  -- Key shared with the app, in hexadecimal digits. Answered only while it is being set up; in no log and no trail.
  secret text NOT NULL,
  -- Null until a first code of the app was entered; only then does signing in ask for codes.
  confirmed_at timestamptz,
  -- Newest period of 30 s whose code was used; its code and all earlier ones are refused.
  last_step bigint NOT NULL DEFAULT 0,
  -- SHA-256 of the recovery codes that are left.
  recovery_hashes text[] NOT NULL DEFAULT '{}'
);
