-- Which dates of demonstration rows move with the days; from here on they are noted when such rows are written.
INSERT INTO setting (key, value)
SELECT 'demonstrationDates', (
  SELECT jsonb_agg(jsonb_strip_nulls(jsonb_build_object('name', name, 'dates', dates, 'datesOf', dates_of)))
    FROM (VALUES
      ('mill', ARRAY['last_discovery_date'], NULL),
      ('purchase', ARRAY['purchased_on'], NULL),
      ('future_price', ARRAY['future_date'], NULL),
      ('field_inventory', ARRAY['purchase_date'], NULL),
      ('georeferenced_oil_palm', ARRAY['surveyed_on'], NULL),
      ('marker_asset', ARRAY['created_at', 'updated_at'], 'created_by_user IS NULL AND version = 1'),
      ('customer', ARRAY['created_at', 'updated_at'], 'created_by_user IS NULL AND version = 1'),
      ('logistics_depot', ARRAY['created_at', 'updated_at'], 'created_by_user IS NULL AND version = 1'),
      ('biochar_partner', ARRAY['created_at', 'updated_at'], 'created_by_user IS NULL AND version = 1'),
      ('biochar_application', ARRAY['start_date', 'end_date', 'created_at', 'updated_at'],
        'created_by_user IS NULL AND version = 1')
    ) AS dated (name, dates, dates_of))
WHERE EXISTS (SELECT 1 FROM setting WHERE key = 'demonstrationDay')
ON CONFLICT (key) DO NOTHING;
