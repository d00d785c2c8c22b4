-- Sessions that their owner lists and ends: a name that is not the token, and the browser and system of the sign-in.
ALTER TABLE session
  ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  ADD COLUMN device text;
