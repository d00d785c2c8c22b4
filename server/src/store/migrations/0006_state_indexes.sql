-- Boards, panels and lists ask for one state at a time.
CREATE INDEX mill_state ON mill (state_slug);
CREATE INDEX minigrid_state ON minigrid (state);
CREATE INDEX oil_palm_cluster_state ON oil_palm_cluster (state);
CREATE INDEX maize_farm_state ON maize_farm (state_name);
CREATE INDEX processing_factory_state ON processing_factory (state_name);
CREATE INDEX commercial_farm_state ON commercial_farm (state);
