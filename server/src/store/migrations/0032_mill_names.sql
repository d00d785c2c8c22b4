-- Pages of the table of mills, sorted by name.
CREATE INDEX mill_name ON mill (name, id);
