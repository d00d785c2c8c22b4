/** Hostile texts by name. The large ones exceed the limits of every parameter. */
const MEGABYTE = 1_000_000;

export const TEXTS = {
  'a megabyte of words': 'ab c'.repeat(MEGABYTE / 4),
  'a megabyte of wildcards': '%a'.repeat(MEGABYTE / 2),
  'a megabyte of commas': ','.repeat(MEGABYTE),
  'nested brackets': '['.repeat(200_000),
  'nested objects': '{"a":'.repeat(50_000),
  'many digits': '9'.repeat(100_000),
  'a pattern that backtracks': `${'%a'.repeat(400)}b`,
  'an address that backtracks': `a@${'.'.repeat(3_000)}`,
  'a NUL character': 'a\u0000b',
  'a lone surrogate': '\ud800',
  'an injection': "'; DROP TABLE customer; --",
  'a path traversal': '../../../../etc/passwd',
  'a prototype': '__proto__',
  'a script': '"><script>alert(1)</script>',
  'not a number': 'NaN',
  'a huge number': '1e308',
  'the largest image size': '2048,2048'
};

const SERVICES = '/arcgis/rest/services';
const FEATURES = `${SERVICES}/ngnLGA/FeatureServer/0/query`;

/** Endpoints of the ArcGIS dialects, open to guests or not, each with its text parameters. */
export const DIALECT_ENDPOINTS = [
  [
    FEATURES,
    'where,having,geometry,objectIds,outFields,orderByFields,groupByFieldsForStatistics,outStatistics,quantizationParameters,time,inSR,outSR,spatialRel,geometryType,distance,units,fullText,resultOffset,resultRecordCount,resultType,f,token'
  ],
  [`${SERVICES}/taggedMillsClus/FeatureServer/0/query`, 'where,geometry,outStatistics,orderByFields'],
  [
    `${SERVICES}/Places/GeocodeServer/findAddressCandidates`,
    'SingleLine,address,magicKey,outSR,maxLocations'
  ],
  [`${SERVICES}/Places/GeocodeServer/suggest`, 'text,maxSuggestions'],
  [`${SERVICES}/TownsAndStates/GeocodeServer/suggest`, 'text,maxSuggestions'],
  [`${SERVICES}/Places/GeocodeServer/reverseGeocode`, 'location,outSR'],
  [
    `${SERVICES}/Routing/NAServer/ServiceArea/solveServiceArea`,
    'facilities,defaultBreaks,outSR,travelDirection'
  ],
  [`${SERVICES}/Routing/NAServer/Route/solve`, 'stops,travelMode,barriers,startTime,directionsLengthUnits'],
  [`${SERVICES}/soilPH/ImageServer/exportImage`, 'bbox,size,renderingRule,noData,format,bandIds,imageSR,f'],
  [`${SERVICES}/soilPH/ImageServer/identify`, 'geometry,renderingRule,renderingRules'],
  [`${SERVICES}/soilPH/ImageServer/getSamples`, 'geometry,sampleCount,interpolation'],
  [`${SERVICES}/soilPH/ImageServer/computeHistograms`, 'geometry'],
  ['/arcgis/sharing/rest/search', 'q,start,num'],
  ['/arcgis/sharing/rest/generateToken', 'serverUrl,token'],
  ['/arcgis/sharing/rest/oauth2/revokeToken', 'auth_token']
].map(([path = '', names = '']) => ({ path, names: names.split(',') }));

const corners = Array.from({ length: 29_000 }, (_, n) => {
  const turn = (-2 * Math.PI * n) / 29_000;
  const far = 1 + 0.3 * Math.sin(400 * turn);
  return [8 + far * Math.cos(turn), 6 + far * Math.sin(turn)];
});
const POLYGON = JSON.stringify({ rings: [[...corners, corners[0]]] });
const LIST = Array.from({ length: 8_000 }, (_, n) => n).join(',');

/**
 * Requests of the maximum size, which are answered: [path, parameters].
 * @type {[string, Record<string, string>][]}
 */
export const LARGEST = [
  [FEATURES, { geometry: POLYGON, returnCountOnly: 'true' }],
  [FEATURES, { where: `OBJECTID IN (${LIST})`, returnCountOnly: 'true' }],
  [
    FEATURES,
    { where: Array.from({ length: 2_000 }, (_, n) => `OBJECTID=${n}`).join(' OR '), returnCountOnly: 'true' }
  ],
  [FEATURES, { where: `OBJECTID > 0${' + 1'.repeat(200)}`, returnCountOnly: 'true' }],
  [FEATURES, { where: `${'ABS('.repeat(60)}OBJECTID${')'.repeat(60)} > 0`, returnCountOnly: 'true' }],
  [FEATURES, { where: `${'('.repeat(59)}1=1${')'.repeat(59)}`, returnIdsOnly: 'true' }],
  [`${SERVICES}/soilPH/ImageServer/computeHistograms`, { geometry: POLYGON }],
  [`${SERVICES}/soilPH/ImageServer/exportImage`, { bbox: '2,4,15,14', size: '2048,2048', f: 'image' }]
];

/**
 * Text that runs or builds elements wherever it is taken for HTML, a template or an expression. Its script sets
 * `__attacked`; its elements have the attribute `data-attacked`.
 */
export const SCRIPT_TEXT =
  'Attack "\'><img src=x data-attacked onerror=__attacked=1><b data-attacked>{{__attacked=1}}</b>';

/** Addresses that run a script where they become a link, a frame or a picture. */
export const SCRIPT_ADDRESSES = [
  'javascript:__attacked=1//',
  'data:text/html,<script>parent.__attacked=1</script>'
];
