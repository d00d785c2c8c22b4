-- Exports of datasets: who took which rows when (docs/rules/imports.md). They may contain personal data.
CREATE TABLE data_export (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  dataset text NOT NULL,
  format text NOT NULL,
  rows integer NOT NULL,
  bytes bigint NOT NULL,
  -- uid of the account, 'command-line' for npm run export.
  exported_by text NOT NULL,
  exported_by_email text,
  exported_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX data_export_time ON data_export (exported_at DESC);
