-- One row that the server writes to find out whether the database can be written to (/readyz).
CREATE TABLE write_probe (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  written_at timestamptz NOT NULL
);
COMMENT ON TABLE write_probe IS 'derived: nothing that a backup would need';
