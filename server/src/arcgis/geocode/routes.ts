import type { FastifyInstance, FastifyRequest } from 'fastify';
import { toLocale } from '@site/domain';
import type { LatLon, Locale } from '@site/domain';
import type { AppContext } from '../../common/context';
import { getReaderLocale } from '../../common/reader-locale';
import type { Store } from '../../store/store';
import { ArcgisError } from '../../common/response-errors';
import { readGeometry } from '../dialect/geometry/esri-geometry';
import { createProjection, readSpatialReference, WGS84 } from '../dialect/geometry/spatial-reference';
import type { SpatialReference } from '../dialect/geometry/spatial-reference';
import { CURRENT_VERSION } from '../dialect/version';
import { readCallParameters, readCount } from '../dialect/parameters';
import type { CallParameters } from '../dialect/parameters';
import { registerResources } from '../dialect/resources';
import type { Resources } from '../dialect/resources';
import { findCandidateByKey, findCandidates, LGA_MARK } from './find-candidates';
import type { Candidate, PlaceKinds } from './find-candidates';
import { findPosition, findPositionByKey } from './positions';
import { findAddressAt } from './reverse';

const SERVICES = '/arcgis/rest/services';
const MOST_CANDIDATES = 50;
const MOST_SUGGESTIONS = 15;

const createMetadata = (serviceDescription: string) => ({
  currentVersion: CURRENT_VERSION,
  serviceDescription,
  capabilities: 'Geocode,ReverseGeocode,Suggest',
  countries: ['NGA'],
  addressFields: [],
  singleLineAddressField: {
    name: 'SingleLine',
    type: 'esriFieldTypeString',
    alias: 'Place, LGA, state or coordinates',
    required: false,
    length: 200
  },
  candidateFields: [
    'Match_addr',
    'LongLabel',
    'Addr_type',
    'Type',
    'City',
    'Subregion',
    'Region',
    'LgaCode'
  ].map((name) => ({ name, type: 'esriFieldTypeString', alias: name, required: false, length: 200 })),
  spatialReference: WGS84,
  locatorProperties: {
    MaxBatchSize: 0,
    SuggestedBatchSize: 0,
    LoadBalancerTimeOut: 60,
    supportsCandidateFields: true
  }
});

interface GeocodeService {
  readonly name: string;
  readonly about: string;
  readonly kinds: PlaceKinds;
}

/** The services, as the list of services names them. */
export const GEOCODERS: readonly GeocodeService[] = [
  { name: 'Places', about: 'Places, local government areas and states of Nigeria.', kinds: 'all' },
  { name: 'TownsAndStates', about: 'Towns and states of Nigeria.', kinds: 'townsAndStates' }
];

function readPoint(params: CallParameters): LatLon {
  const text = params.location ?? '';
  const geometry = text.trim() === '' ? null : readGeometry(text, WGS84);
  if (!geometry || !('geojson' in geometry) || geometry.geojson.type !== 'Point')
    throw new ArcgisError(400, "Unable to complete operation. Parameter 'location' must be a point.", [
      'Write location=x,y in degrees or {"x":…,"y":…,"spatialReference":{"wkid":…}}.'
    ]);
  const [longitude, latitude] = geometry.geojson.coordinates;
  return { latitude: latitude!, longitude: longitude! };
}

function toCandidateJson(
  { key, address, longitude, latitude, extent, score }: Candidate,
  outSR: SpatialReference
) {
  const project = createProjection(outSR);
  const [x, y] = project(longitude, latitude);
  const [xmin, ymin] = project(extent.xmin, extent.ymin);
  const [xmax, ymax] = project(extent.xmax, extent.ymax);
  return {
    address: address.Match_addr,
    location: { x, y },
    score,
    attributes: { ...address, Score: score, magicKey: key },
    extent: { xmin, ymin, xmax, ymax }
  };
}

interface PlaceSearch {
  readonly text: string;
  readonly limit: number;
  readonly kinds: PlaceKinds;
  /** Key of a candidate in an earlier answer. */
  readonly magicKey?: string;
  /** Language of labels. */
  readonly locale: Locale;
}

/** Returns the language of the call, else the reader's. */
const readLabelLocale = ({ langCode }: CallParameters, request: FastifyRequest): Locale =>
  langCode ? toLocale(langCode) : getReaderLocale(request);

/** Finds the place of an earlier suggestion, typed coordinates, or places by name. */
async function findPlaces(
  store: Store,
  { text, limit, kinds, magicKey = '', locale }: PlaceSearch
): Promise<readonly Candidate[]> {
  const known =
    (await findPositionByKey(store, magicKey, locale)) ??
    (magicKey === '' ? null : await findCandidateByKey(store, magicKey));
  if (known) return [known];
  return (await findPosition(store, text, locale)) ?? findCandidates(store, text, limit, kinds);
}

async function reverseGeocode(store: Store, params: CallParameters): Promise<object> {
  const point = readPoint(params);
  const outSR = readSpatialReference(params.outSR, WGS84);
  const address = await findAddressAt(store, point);
  if (!address) throw new ArcgisError(400, 'Unable to find address for the specified location.');
  const [x, y] = createProjection(outSR)(point.longitude, point.latitude);
  return { address, location: { x, y, spatialReference: outSR } };
}

async function findAddresses(store: Store, request: FastifyRequest, kinds: PlaceKinds): Promise<object> {
  const params = readCallParameters(request);
  const outSR = readSpatialReference(params.outSR, WGS84);
  const limit = Math.min(MOST_CANDIDATES, Math.max(1, readCount(params, 'maxLocations') ?? 10));
  const text = params.SingleLine ?? params.singleLine ?? params['Single Line Input'] ?? params.address ?? '';
  const candidates = await findPlaces(store, {
    ...{ text, limit, kinds },
    magicKey: params.magicKey,
    locale: readLabelLocale(params, request)
  });
  return { spatialReference: outSR, candidates: candidates.map((one) => toCandidateJson(one, outSR)) };
}

async function suggestPlaces(store: Store, request: FastifyRequest, kinds: PlaceKinds): Promise<object> {
  const params = readCallParameters(request);
  const limit = Math.min(MOST_SUGGESTIONS, Math.max(1, readCount(params, 'maxSuggestions') ?? 5));
  const text = params.text ?? '';
  const found = await findPlaces(store, { text, limit, kinds, locale: readLabelLocale(params, request) });
  return {
    suggestions: found.map(({ key, address }) => ({
      text: `${address.Match_addr}${address.Type === 'LGA' ? LGA_MARK : ''}`,
      magicKey: key,
      isCollection: false
    }))
  };
}

const createResources = (store: Store, { about, kinds }: GeocodeService): Resources => ({
  '': () => createMetadata(about),
  '/reverseGeocode': (request) => reverseGeocode(store, readCallParameters(request)),
  '/findAddressCandidates': (request) => findAddresses(store, request, kinds),
  '/suggest': (request) => suggestPlaces(store, request, kinds)
});

/**
 * Registers the GeocodeServer dialect over towns, local government areas and states; a second service omits the
 * areas, for a search that finds them in their layer. Open to everybody.
 */
export function registerGeocodeServer(app: FastifyInstance, { store }: AppContext): void {
  for (const service of GEOCODERS)
    registerResources(
      app,
      `${SERVICES}/${service.name}/GeocodeServer`,
      'public',
      createResources(store, service)
    );
}
