-- What columns may hold is said by the domain and the pages of the layers. The server brings check constraints named
-- value_<column> up to that at every start (store/value-checks.ts); a second list here would have to be kept alike.
-- The lists and bounds that earlier migrations had of their own go.
ALTER TABLE account DROP CONSTRAINT IF EXISTS account_role_check;
ALTER TABLE record_audit DROP CONSTRAINT IF EXISTS record_audit_action_check;
ALTER TABLE marker_asset DROP CONSTRAINT IF EXISTS marker_asset_marker_type_check;
ALTER TABLE biochar_partner DROP CONSTRAINT IF EXISTS biochar_partner_capex_share_committed_check;
ALTER TABLE score_10km DROP CONSTRAINT IF EXISTS score_10km_score_check;
