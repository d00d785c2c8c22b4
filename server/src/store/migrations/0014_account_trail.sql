-- What administrators see of accounts: when somebody signed in last, and who changed an account.

-- null where it is not known: never, or before this column was there.
ALTER TABLE account ADD COLUMN last_sign_in_at timestamptz;

-- One row for each change, written with it; no password in it. The account may be gone; its trail stays.
CREATE TABLE account_audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  uid text NOT NULL,
  -- As it was then; null once the person was erased.
  email text,
  action text NOT NULL,
  role_before text,
  role_after text,
  -- uid of the account that did it, 'command-line' for npm run users.
  changed_by text NOT NULL,
  changed_by_email text,
  changed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX account_audit_account ON account_audit (uid, id);
