/** Settings of the engine: differences from its defaults, and the sections that it requires. */

import { MAX_STOPS } from './routing-engine';

/** Most pairs of a source and a target per call, the limit of a service with the engine's defaults. */
export const MAX_MATRIX_PAIRS = 2_500;

/** Most pairs per call of the embedded engine: less than a second of one thread. */
export const MAX_REACH_PAIRS = 100_000;

/** Longest way of a matrix in a straight line, in metres. */
const MAX_MATRIX_METRES = 2_000_000;
/** Metres of the longest way for each second after which the engine ends a search for a matrix; its own constant. */
const MATRIX_METRES_PER_SECOND = 14;
/** The engine counts in costs; a second costs at most about so much. */
const COST_PER_SECOND = 2;

/** Returns the least longest way of a matrix whose searches do not end before `minutes`, in metres. */
export const toMatrixMetres = (minutes: number): number =>
  minutes * 60 * COST_PER_SECOND * MATRIX_METRES_PER_SECOND;

/** Longest area in minutes (the business rule's upper bound). */
export const MAX_MINUTES = 300;

const MODES = [
  'auto',
  'bus',
  'taxi',
  'truck',
  'motor_scooter',
  'motorcycle',
  'bicycle',
  'pedestrian',
  'multimodal',
  'transit',
  'bikeshare'
];

const SILENT_LOGGING = { logging: { type: '', color: false, long_request: 10_000 } };

/** Returns the limits of a road mode; distances in m. */
const createRoadLimits = (matrixMetres: number) => ({
  max_distance: 5_000_000,
  max_locations: MAX_STOPS,
  max_matrix_distance: matrixMetres,
  max_matrix_location_pairs: MAX_REACH_PAIRS
});
const WALK_LIMITS = { min_transit_walking_distance: 1, max_transit_walking_distance: 10_000 };
/** The engine requires the section; the server matches no tracks. */
const MAP_MATCHING = {
  sigma_z: 4.07,
  gps_accuracy: 5,
  beta: 3,
  max_route_distance_factor: 5,
  max_route_time_factor: 5,
  max_search_radius: 100,
  breakage_distance: 2_000,
  interpolation_distance: 10,
  search_radius: 50,
  geometry: false,
  route: true,
  turn_penalty_factor: 0
};
const createServiceLimits = (matrixMetres: number) => ({
  // The engine reads every mode's limits at the start, whether it is used or not.
  ...Object.fromEntries(
    MODES.map((mode) => [
      mode,
      { ...createRoadLimits(matrixMetres), ...(mode === 'pedestrian' && WALK_LIMITS) }
    ])
  ),
  isochrone: {
    max_contours: 4,
    max_time_contour: MAX_MINUTES,
    max_distance: 25_000,
    max_locations: 1,
    max_distance_contour: 200
  },
  skadi: { max_shape: 750_000, min_resample: 10 },
  status: { allow_verbose: false },
  trace: {
    max_distance: 200_000,
    max_gps_accuracy: 100,
    max_search_radius: 100,
    max_shape: 16_000,
    max_alternates: 3,
    max_alternates_shape: 100
  },
  max_exclude_locations: 50,
  max_reachability: 100,
  max_radius: 200,
  max_timedep_distance: 500_000,
  max_timedep_distance_matrix: 0,
  max_alternates: 2,
  max_exclude_polygons_length: 10_000,
  max_distance_disable_hierarchy_culling: 0
});

/**
 * Returns the configuration of the tile builder and of the engine, which share one file. An engine with a shorter
 * longest way of a matrix ends its searches earlier.
 */
export function createValhallaConfig(
  tileDir: string,
  matrixMetres = MAX_MATRIX_METRES
): Record<string, unknown> {
  return {
    mjolnir: {
      ...SILENT_LOGGING,
      tile_dir: tileDir,
      concurrency: 2,
      // Bytes of road tiles cached by each of the two threads.
      max_cache_size: 200_000_000,
      id_table_size: 1_300_000,
      hierarchy: true,
      shortcuts: true,
      include_driveways: true,
      include_bicycle: true,
      include_pedestrian: true,
      include_driving: true,
      import_bike_share_stations: false,
      reclassify_links: false,
      data_processing: {
        // The network is complete, so nothing is inferred from its shape.
        infer_internal_intersections: false,
        infer_turn_channels: false,
        apply_country_overrides: false,
        use_admin_db: false,
        grid_divisions_within_tile: 32
      }
    },
    additional_data: { elevation: '' },
    loki: {
      ...SILENT_LOGGING,
      actions: ['locate', 'route', 'sources_to_targets', 'optimized_route', 'isochrone', 'status'],
      // With it a matrix fails as a whole when one of its places is on an island.
      use_connectivity: false,
      service_defaults: {
        radius: 0,
        minimum_reachability: 10,
        search_cutoff: 35_000,
        node_snap_tolerance: 5,
        street_side_tolerance: 5,
        street_side_max_distance: 1_000,
        heading_tolerance: 60
      },
      service: { proxy: 'ipc:///tmp/loki' }
    },
    thor: {
      ...SILENT_LOGGING,
      // One search from each source; the bidirectional one takes thirty times as long for 300 places, and gives up
      // on far pairs.
      source_to_target_algorithm: 'timedistancematrix',
      service: { proxy: 'ipc:///tmp/thor' },
      max_reserved_labels_count_astar: 2_000_000,
      max_reserved_labels_count_bidir_astar: 1_000_000,
      max_reserved_labels_count_dijkstras: 4_000_000,
      max_reserved_labels_count_bidir_dijkstras: 2_000_000,
      clear_reserved_memory: false,
      extended_search: false
    },
    odin: {
      ...SILENT_LOGGING,
      service: { proxy: 'ipc:///tmp/odin' },
      markup_formatter: { markup_enabled: false }
    },
    meili: {
      ...SILENT_LOGGING,
      mode: 'auto',
      grid: { size: 500, cache_size: 1 },
      default: MAP_MATCHING,
      customizable: []
    },
    service_limits: createServiceLimits(matrixMetres)
  };
}
