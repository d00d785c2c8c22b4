import { LOCALES } from '@site/domain';
import { CURRENT_VERSION } from '../dialect/version';
import { MAX_STOPS } from '../../engines/routing/routing-engine';
import { DEFAULT_BREAKS, MAX_BREAKS, MAX_FACILITIES } from './solve-request';

/** Returns `Routing/NAServer`: the layers of the service. */
export const createServiceMetadata = () => ({
  currentVersion: CURRENT_VERSION,
  serviceDescription: 'Drive-time areas and routes over the road network of this server.',
  routeLayers: ['Route'],
  serviceAreaLayers: ['ServiceArea'],
  closestFacilityLayers: []
});

/** Returns `Routing/NAServer/ServiceArea`: the defaults of solveServiceArea. */
export const createLayerMetadata = (maxMinutes: number) => ({
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

/** The only travel mode: a car, as fast as the road table allows. */
const DRIVING_MODE = {
  id: '1',
  name: 'Driving Time',
  description: 'The fastest way by car.',
  type: 'AUTOMOBILE',
  impedanceAttributeName: 'TravelTime',
  timeAttributeName: 'TravelTime',
  distanceAttributeName: 'Kilometers',
  attributeParameterValues: [],
  restrictionAttributeNames: [],
  simplificationTolerance: null,
  simplificationToleranceUnits: 'esriUnknownUnits',
  uturnAtJunctions: 'esriNFSBAllowBacktrack',
  useHierarchy: false
};

/** Returns the answer of `retrieveTravelModes`. */
export const listTravelModes = () => ({
  supportedTravelModes: [DRIVING_MODE],
  defaultTravelMode: DRIVING_MODE.id
});

const createCostAttribute = (name: string, units: string) => ({
  name,
  units,
  dataType: 'esriNADTDouble',
  usageType: 'esriNAUTCost',
  parameterNames: [],
  restrictionUsageParameterName: null,
  trafficSupport: 'esriNTSNone'
});

/** Returns `Routing/NAServer/Route`: the defaults of solve. */
export const createRouteMetadata = () => ({
  currentVersion: CURRENT_VERSION,
  layerName: 'Route',
  layerType: 'esriNAServerRouteLayer',
  impedance: 'TravelTime',
  restrictions: [],
  snapTolerance: 2,
  useHierarchy: false,
  accumulateAttributeNames: ['Kilometers', 'Miles', 'TravelTime'],
  attributeParameterValues: [],
  findBestSequence: false,
  useStartTime: false,
  startTime: 0,
  startTimeIsUTC: true,
  useTimeWindows: false,
  preserveFirstStop: true,
  preserveLastStop: true,
  restrictUTurns: 'esriNFSBAllowBacktrack',
  outputLines: 'esriNAOutputLineTrueShape',
  directionsLengthUnits: 'esriNAUKilometers',
  directionsTimeAttribute: 'TravelTime',
  directionsLanguage: 'en',
  directionsSupportedLanguages: LOCALES,
  directionsStyleNames: ['NA Desktop'],
  defaultTravelMode: DRIVING_MODE.id,
  supportedTravelModes: [DRIVING_MODE],
  hasZ: false,
  networkDataset: {
    networkAttributes: [
      createCostAttribute('TravelTime', 'esriNAUMinutes'),
      createCostAttribute('Kilometers', 'esriNAUKilometers'),
      createCostAttribute('Miles', 'esriNAUMiles')
    ],
    trafficSupport: 'esriNTSNone'
  },
  serviceLimits: { Route_MaxStops: MAX_STOPS }
});
