import { CURRENT_VERSION } from '../info/routes';
import { DEFAULT_BREAKS, MAX_BREAKS } from './solve-request';
import { MAX_FACILITIES } from './facilities';

/** `Routing/NAServer`: the layers of the service. */
export const serviceMetadata = () => ({
  currentVersion: CURRENT_VERSION,
  serviceDescription: 'Drive-time areas over the road network of this server.',
  routeLayers: [],
  serviceAreaLayers: ['ServiceArea'],
  closestFacilityLayers: []
});

/** `Routing/NAServer/ServiceArea`: what solveServiceArea takes by default. */
export const layerMetadata = (maxMinutes: number) => ({
  currentVersion: CURRENT_VERSION,
  layerName: 'ServiceArea',
  layerType: 'esriNAServerServiceAreaLayer',
  impedance: 'TravelTime',
  restrictions: [],
  snapTolerance: 2,
  useHierarchy: false,
  defaultBreaks: DEFAULT_BREAKS,
  impedanceUnits: 'esriNAUMinutes',
  outputPolygons: 'esriNAOutputPolygonDetailed',
  outputLines: 'esriNAOutputLineNone',
  travelDirection: 'esriNATravelDirectionFromFacility',
  mergeSimilarPolygonRanges: false,
  splitPolygonsAtBreaks: false,
  overlapPolygons: true,
  serviceLimits: {
    facilitiesForServiceArea: MAX_FACILITIES,
    maximumBreakValue: maxMinutes,
    maximumBreaks: MAX_BREAKS
  }
});
