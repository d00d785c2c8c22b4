-- A place of unknown population, which had 0 before.
ALTER TABLE place ALTER COLUMN population DROP NOT NULL, ALTER COLUMN population DROP DEFAULT;
UPDATE place SET population = NULL WHERE population = 0;
