import { createHash } from 'node:crypto';
import { closeSync, openSync, writeSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { SLOWEST_ROAD_KPH } from '@site/domain';
import Pbf from 'pbf';
import { edgeMetres } from './edge-geometry';
import type { RoadNetwork } from './road-network';

/** Entities per block: the size that the format's own tools write. */
const ENTITIES_PER_BLOCK = 8_000;

/** Speeds that the engine supports, in whole km/h. */
export const SPEED_KPH = { min: SLOWEST_ROAD_KPH, max: 140 };

/** Coordinates are stored in units of 100 nanodegrees (1 cm). */
const UNITS_PER_DEGREE = 1e7;

/**
 * Returns the speed at which an edge of this geometry takes its drive time, in whole km/h, 10 to 140 (the range
 * of the engine): at 20 km/h the rounding is at most 2.5 % of the edge's time, at 80 km/h 0.6 %.
 */
export const computeEdgeSpeed = (lengthM: number, seconds: number): number =>
  Math.min(SPEED_KPH.max, Math.max(SPEED_KPH.min, Math.round((3.6 * lengthM) / seconds)));

class StringTable {
  private readonly indexes = new Map<string, number>([['', 0]]);

  indexOf(text: string): number {
    const index = this.indexes.get(text) ?? this.indexes.size;
    this.indexes.set(text, index);
    return index;
  }

  writeStrings(writer: Pbf): void {
    for (const text of this.indexes.keys()) writer.writeStringField(1, text);
  }
}

/** A file that is written block by block; its SHA-256 is known when it is closed. */
class BlockFile {
  private readonly file: number;
  private readonly hash = createHash('sha256');

  constructor(path: string) {
    this.file = openSync(path, 'w');
  }

  writeBlock(type: 'OSMHeader' | 'OSMData', content: Uint8Array): void {
    const blob = new Pbf();
    blob.writeVarintField(2, content.length);
    // The fastest compression: the file is read once and then deleted.
    blob.writeBytesField(3, deflateSync(content, { level: 1 }));
    const body = blob.finish();
    const header = new Pbf();
    header.writeStringField(1, type);
    header.writeVarintField(3, body.length);
    const head = header.finish();
    const size = Buffer.alloc(4);
    size.writeUInt32BE(head.length);
    for (const part of [size, head, body]) {
      this.hash.update(part);
      for (let written = 0; written < part.length;) written += writeSync(this.file, part, written);
    }
  }

  close(): string {
    closeSync(this.file);
    return this.hash.digest('hex');
  }
}

function createHeader(): Uint8Array {
  const writer = new Pbf();
  for (const feature of ['OsmSchema-V0.6', 'DenseNodes']) writer.writeStringField(4, feature);
  writer.writeStringField(5, 'Sort.Type_then_ID');
  return writer.finish();
}

function createPrimitiveBlock(
  strings: StringTable,
  field: 2 | 3,
  entities: (group: Pbf) => void
): Uint8Array {
  const writer = new Pbf();
  // The entities come first: writing them fills the table of strings, and a reader accepts fields in any order.
  writer.writeMessage(
    2,
    (_: undefined, group: Pbf) => {
      if (field === 2) group.writeMessage(2, (_none: undefined, dense: Pbf) => entities(dense), undefined);
      else entities(group);
    },
    undefined
  );
  writer.writeMessage(1, (_: undefined, table: Pbf) => strings.writeStrings(table), undefined);
  return writer.finish();
}

const computeDeltas = (values: readonly number[]): number[] =>
  values.map((value, index) => value - (index === 0 ? 0 : values[index - 1]!));

/** Writes nodes first, then bends, with ids from 1 in that order. */
function writeNodes({ nodes, bends }: RoadNetwork, file: BlockFile): void {
  const junctions = nodes.length / 2;
  const total = junctions + bends.length / 2;
  const toUnits = (index: number, axis: 0 | 1): number =>
    Math.round(
      UNITS_PER_DEGREE *
        (index < junctions ? nodes[2 * index + axis]! : bends[2 * (index - junctions) + axis]!)
    );
  for (let from = 0; from < total; from += ENTITIES_PER_BLOCK) {
    const indexes = Array.from(
      { length: Math.min(ENTITIES_PER_BLOCK, total - from) },
      (_, offset) => from + offset
    );
    const content = createPrimitiveBlock(new StringTable(), 2, (dense) => {
      dense.writePackedSVarint(1, computeDeltas(indexes.map((index) => index + 1)));
      dense.writePackedSVarint(8, computeDeltas(indexes.map((index) => toUnits(index, 1))));
      dense.writePackedSVarint(9, computeDeltas(indexes.map((index) => toUnits(index, 0))));
    });
    file.writeBlock('OSMData', content);
  }
}

/** Returns the ids of the points of an edge, ends and bends. */
function listPointIds(network: RoadNetwork, edge: number): number[] {
  const { nodes, bendStarts, sources, targets } = network;
  const ids = [sources[edge]! + 1];
  for (let bend = bendStarts[edge]!; bend < bendStarts[edge + 1]!; bend++)
    ids.push(nodes.length / 2 + bend + 1);
  ids.push(targets[edge]! + 1);
  return ids;
}

function writeWay(
  network: RoadNetwork,
  edge: number,
  speedKph: number,
  strings: StringTable,
  way: Pbf
): void {
  const kind = network.kinds[network.edgeKinds[edge]!]!;
  const tags: [string, string][] = [
    ['highway', kind.class],
    ['maxspeed', String(speedKph)],
    // The speed is complete: with the real surface, the engine would slow earth roads down a second time.
    ['surface', 'paved'],
    ['oneway', 'no']
  ];
  if (kind.name !== null && kind.name !== '') tags.push(['name', kind.name]);
  way.writeVarintField(1, edge + 1);
  way.writePackedVarint(
    2,
    tags.map(([key]) => strings.indexOf(key))
  );
  way.writePackedVarint(
    3,
    tags.map(([, value]) => strings.indexOf(value))
  );
  way.writePackedSVarint(8, computeDeltas(listPointIds(network, edge)));
}

/**
 * Writes a road network as an OpenStreetMap extract (`.osm.pbf`), one way per edge, and returns the file's
 * SHA-256 and the highest speed. An edge without length (both ends at one point, no bends) is not valid in an extract and is omitted.
 * Source: https://wiki.openstreetmap.org/wiki/PBF_Format
 */
export function writeOsmPbf(
  network: RoadNetwork,
  path: string
): { readonly hash: string; readonly edges: number; readonly fastestKph: number } {
  const file = new BlockFile(path);
  file.writeBlock('OSMHeader', createHeader());
  writeNodes(network, file);
  let [edges, fastestKph] = [0, 0];
  for (let from = 0; from < network.sources.length; from += ENTITIES_PER_BLOCK) {
    const strings = new StringTable();
    const to = Math.min(from + ENTITIES_PER_BLOCK, network.sources.length);
    const content = createPrimitiveBlock(strings, 3, (group) => {
      for (let edge = from; edge < to; edge++) {
        const lengthM = edgeMetres(network, edge);
        if (lengthM === 0) continue;
        edges++;
        const speedKph = computeEdgeSpeed(lengthM, network.seconds[edge]!);
        fastestKph = Math.max(fastestKph, speedKph);
        group.writeMessage(
          3,
          (_: undefined, way: Pbf) => writeWay(network, edge, speedKph, strings, way),
          undefined
        );
      }
    });
    file.writeBlock('OSMData', content);
  }
  return { hash: file.close(), edges, fastestKph };
}
