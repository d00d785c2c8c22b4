-- The version of SITE that first opened a database with a migration: an older one names it when it refuses the database.
ALTER TABLE migration ADD COLUMN version text;
