import { buildRoutingTiles } from '../../engines/routing/build-tiles';
import { ROAD_FIELDS, readRoadCsv } from '../roads/road-csv';
import { readRoadOsm } from '../roads/road-osm';
import { writeRoads } from '../roads/write-roads';
import { findFormat } from '../sources';
import type { ImportDataset } from '../dataset';

/** The road network for drive times, from an OpenStreetMap extract or from tables of edges and nodes. */
export const roadsDataset: ImportDataset = {
  name: 'roads',
  title: 'Road network',
  formats: ['osm.pbf', 'csv'],
  fields: ROAD_FIELDS,
  companions: { csv: ['nodes'] },
  knownFiles: {
    'road_edges.csv':
      'Roads: African urban road network (Prieto-Curiel et al. 2022), © OpenStreetMap contributors, ODbL'
  },
  tables: ['road_edge', 'road_node'],
  replaces: true,
  async run(input, report, query) {
    const fromTables = findFormat(input.file.name, this.formats) === 'csv';
    const network = fromTables ? await readRoadCsv(input, report) : readRoadOsm(input, report);
    await writeRoads(query, network, report);
  },
  after: async ({ store, dataDir, routingUrl, log }) => {
    if (routingUrl) {
      log(`Drive times come from ${routingUrl}: its road tiles were not rebuilt.`);
      return;
    }
    const { edges, ms } = await buildRoutingTiles(store, dataDir, () => undefined);
    log(`Road tiles rebuilt: ${edges} edges, ${Math.round(ms)} ms.`);
  }
};
