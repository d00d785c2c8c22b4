import { createTestNetwork } from '../../engines/routing/test-network';
import { writeOsmPbf } from '../../engines/routing/osm-pbf';
import { Report } from '../report';
import { createTestFolder } from '../test-files';
import { readRoadOsm } from './road-osm';

const folder = createTestFolder();
afterAll(() => folder.remove());

const createInput = (name: string) => ({
  file: { name, path: `${folder.path}/${name}` },
  companions: {},
  map: new Map(),
  attribution: 'OSM',
  dataDir: ''
});

it('reads back junctions, lines, classes, names and speeds', () => {
  const network = createTestNetwork({ seed: 3, places: 40, half: 0.4, middle: [7.5, 5.5] });
  const { edges } = writeOsmPbf(network, `${folder.path}/a.osm.pbf`);
  const report = new Report();
  const read = readRoadOsm(createInput('a.osm.pbf'), report);
  expect([report.read, read.edges.length]).toEqual([edges, edges]);
  const formatKind = (road: { class: string; name: string | null }) => `${road.class} ${road.name}`;
  const wanted = [...network.edgeKinds].map((kind) => formatKind(network.kinds[kind]!));
  expect(read.edges.map(formatKind).sort()).toEqual(wanted.sort());
  const minutes = read.edges.reduce((sum, edge) => sum + (edge.length_km / edge.speed_kph) * 60, 0);
  const written = network.seconds.reduce((sum, seconds) => sum + seconds / 60, 0);
  // The extract has whole km/h.
  expect(Math.abs(minutes / written - 1)).toBeLessThan(0.02);
  const ends = new Set(read.edges.flatMap(({ source, target }) => [source, target]));
  expect(read.nodes.map(({ id }) => id)).toEqual([...ends].sort((one, other) => one - other));
});

it('reports why a file cannot be read', () => {
  folder.file('no.osm.pbf', 'this is no extract at all');
  expect(() => readRoadOsm(createInput('no.osm.pbf'), new Report())).toThrow(
    'no.osm.pbf cannot be read: it is not an .osm.pbf file.'
  );
  folder.file('none.osm.pbf', '');
  expect(() => readRoadOsm(createInput('none.osm.pbf'), new Report())).toThrow(
    'none.osm.pbf cannot be read: it is empty.'
  );
});
