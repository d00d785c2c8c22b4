import { closeSync, openSync, readSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import Pbf from 'pbf';

/** A way of an extract: its tags and the ids of its nodes in order. */
export interface OsmWay {
  readonly tags: ReadonlyMap<string, string>;
  readonly refs: readonly number[];
}

/** Callbacks for the entities of an extract; entities without a callback are not even decompressed. */
export interface OsmVisitor {
  way?(way: OsmWay): void;
  /** Longitude and latitude in degrees. */
  node?(id: number, longitude: number, latitude: number): void;
}

/** A file that is not a readable extract; the message is one line with the reason. */
export class OsmPbfError extends Error {}

const NANO = 1e-9;
/** Largest blob that the format allows, in bytes, compressed and decompressed. */
const MOST_BYTES = 32 * 1024 * 1024;
const KNOWN_FEATURES = new Set(['OsmSchema-V0.6', 'DenseNodes']);

function* readBlobs(path: string): Generator<{ type: string; content: Uint8Array }> {
  const file = openSync(path, 'r');
  const takeBytes = (bytes: number, atEnd = false): Buffer | null => {
    if (bytes > MOST_BYTES) throw new OsmPbfError('it is not an .osm.pbf file');
    const buffer = Buffer.alloc(bytes);
    let filled = 0;
    for (let read = -1; filled < bytes && read !== 0; filled += read)
      read = readSync(file, buffer, filled, bytes - filled, null);
    if (filled === 0 && atEnd) return null;
    if (filled < bytes) throw new OsmPbfError('it was cut off; get it again');
    return buffer;
  };
  try {
    for (let size = takeBytes(4, true); size; size = takeBytes(4, true)) {
      const head = { type: '', size: 0 };
      new Pbf(takeBytes(size.readUInt32BE(0))!).readFields((tag, _, pbf) => {
        if (tag === 1) head.type = pbf.readString();
        if (tag === 3) head.size = pbf.readVarint();
      }, null);
      yield { type: head.type, content: decompressBlob(takeBytes(head.size)!) };
    }
  } finally {
    closeSync(file);
  }
}

function decompressBlob(blob: Uint8Array): Uint8Array {
  let content: Uint8Array | null = null;
  new Pbf(blob).readFields((tag, _, pbf) => {
    if (tag === 1) content = pbf.readBytes();
    if (tag === 3) content = inflateSync(pbf.readBytes(), { maxOutputLength: MOST_BYTES });
  }, null);
  if (content === null) throw new OsmPbfError('its compression is not supported; write it with zlib');
  return content;
}

function checkHeader(content: Uint8Array): void {
  new Pbf(content).readFields((tag, _, pbf) => {
    if (tag !== 4) return;
    const feature = pbf.readString();
    if (!KNOWN_FEATURES.has(feature)) throw new OsmPbfError(`it needs '${feature}', which is not supported`);
  }, null);
}

const accumulateDeltas = (deltas: readonly number[]): number[] => {
  let sum = 0;
  return deltas.map((delta) => (sum += delta));
};

/** The encoding of a block's positions, and its strings. */
interface OsmBlock {
  readonly strings: string[];
  granularity: number;
  x0: number;
  y0: number;
  readonly groups: Uint8Array[];
}

function readBlock(content: Uint8Array): OsmBlock {
  const block: OsmBlock = { strings: [], granularity: 100, x0: 0, y0: 0, groups: [] };
  new Pbf(content).readFields((tag, _, pbf) => {
    if (tag === 1)
      pbf.readMessage(
        (field, __, table) => void (field === 1 && block.strings.push(table.readString())),
        null
      );
    if (tag === 2) block.groups.push(pbf.readBytes());
    if (tag === 17) block.granularity = pbf.readVarint();
    if (tag === 19) block.y0 = pbf.readVarint(true);
    if (tag === 20) block.x0 = pbf.readVarint(true);
  }, null);
  return block;
}

function readDense(pbf: Pbf, { granularity, x0, y0 }: OsmBlock, node: NonNullable<OsmVisitor['node']>): void {
  let [ids, lats, lons]: [number[], number[], number[]] = [[], [], []];
  pbf.readMessage((tag, _, dense) => {
    if (tag === 1) ids = accumulateDeltas(dense.readPackedSVarint());
    if (tag === 8) lats = accumulateDeltas(dense.readPackedSVarint());
    if (tag === 9) lons = accumulateDeltas(dense.readPackedSVarint());
  }, null);
  if (lats.length !== ids.length || lons.length !== ids.length)
    throw new OsmPbfError('it contains points without a position');
  ids.forEach((id, index) =>
    node(id, NANO * (x0 + granularity * lons[index]!), NANO * (y0 + granularity * lats[index]!))
  );
}

function readNode(pbf: Pbf, { granularity, x0, y0 }: OsmBlock, node: NonNullable<OsmVisitor['node']>): void {
  const read = { id: 0, lat: 0, lon: 0 };
  pbf.readMessage((tag, _, message) => {
    if (tag === 1) read.id = message.readSVarint();
    if (tag === 8) read.lat = message.readSVarint();
    if (tag === 9) read.lon = message.readSVarint();
  }, null);
  node(read.id, NANO * (x0 + granularity * read.lon), NANO * (y0 + granularity * read.lat));
}

function readWay(pbf: Pbf, { strings }: OsmBlock): OsmWay {
  let [keys, values, refs]: [number[], number[], number[]] = [[], [], []];
  pbf.readMessage((tag, _, way) => {
    if (tag === 2) keys = way.readPackedVarint();
    if (tag === 3) values = way.readPackedVarint();
    if (tag === 8) refs = accumulateDeltas(way.readPackedSVarint());
  }, null);
  const readTextAt = (index: number | undefined): string => {
    const text = index === undefined ? undefined : strings[index];
    if (text === undefined) throw new OsmPbfError('it refers to a text that it does not contain');
    return text;
  };
  return { tags: new Map(keys.map((key, index) => [readTextAt(key), readTextAt(values[index])])), refs };
}

/**
 * Reads an OpenStreetMap extract block by block, with only one block in memory.
 * @throws OsmPbfError when it is invalid.
 */
export function readOsmPbf(path: string, { way, node }: OsmVisitor): void {
  let headed = false;
  for (const { type, content } of readBlobs(path)) {
    if (type === 'OSMHeader') {
      checkHeader(content);
      headed = true;
    }
    if (!headed) throw new OsmPbfError('it is not an .osm.pbf file');
    if (type !== 'OSMData') continue;
    const block = readBlock(content);
    for (const group of block.groups)
      new Pbf(group).readFields((tag, _, pbf) => {
        if (tag === 1 && node) readNode(pbf, block, node);
        if (tag === 2 && node) readDense(pbf, block, node);
        if (tag === 3 && way) way(readWay(pbf, block));
      }, null);
  }
  if (!headed) throw new OsmPbfError('it is empty');
}
