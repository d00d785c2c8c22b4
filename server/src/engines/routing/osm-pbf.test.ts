import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import Pbf from 'pbf';
import { cutLongEdges, LONGEST_EDGE_S } from './cut-long-edges';
import { edgeMetres, listEdgePoints } from './edge-geometry';
import { computeEdgeSpeed, writeOsmPbf } from './osm-pbf';
import { createTestNetwork } from './test-network';

interface Way {
  readonly id: number;
  readonly tags: Record<string, string>;
  readonly refs: number[];
}

const accumulateDeltas = (deltas: number[]): number[] => {
  let sum = 0;
  return deltas.map((delta) => (sum += delta));
};

/** Reads the format a second time, written only from its description. */
function readExtract(path: string) {
  const nodes = new Map<number, readonly [number, number]>();
  const ways: Way[] = [];
  const bytes = readFileSync(path);
  for (let at = 0; at < bytes.length;) {
    const headSize = bytes.readUInt32BE(at);
    const head = { type: '', size: 0 };
    new Pbf(bytes.subarray(at + 4, at + 4 + headSize)).readFields((tag, _, pbf) => {
      if (tag === 1) head.type = pbf.readString();
      if (tag === 3) head.size = pbf.readVarint();
    }, null);
    const body = bytes.subarray(at + 4 + headSize, at + 4 + headSize + head.size);
    at += 4 + headSize + head.size;
    let content = new Uint8Array();
    new Pbf(body).readFields((tag, _, pbf) => {
      if (tag === 3) content = new Uint8Array(inflateSync(pbf.readBytes()));
    }, null);
    if (head.type === 'OSMData') readBlock(content, nodes, ways);
  }
  return { nodes, ways };
}

function readBlock(content: Uint8Array, nodes: Map<number, readonly [number, number]>, ways: Way[]): void {
  const strings: string[] = [];
  new Pbf(content).readFields((tag, _, pbf) => {
    if (tag === 1)
      pbf.readMessage((field, __, table) => void (field === 1 && strings.push(table.readString())), null);
  }, null);
  new Pbf(content).readFields((tag, _, pbf) => {
    if (tag !== 2) return;
    pbf.readMessage((field, __, group) => {
      if (field === 2) {
        const dense = { ids: [] as number[], lats: [] as number[], lons: [] as number[] };
        group.readMessage((part, ___, message) => {
          if (part === 1) dense.ids = accumulateDeltas(message.readPackedSVarint());
          if (part === 8) dense.lats = accumulateDeltas(message.readPackedSVarint());
          if (part === 9) dense.lons = accumulateDeltas(message.readPackedSVarint());
        }, null);
        dense.ids.forEach((id, index) => nodes.set(id, [dense.lons[index]! / 1e7, dense.lats[index]! / 1e7]));
      }
      if (field === 3) {
        const way = { id: 0, keys: [] as number[], values: [] as number[], refs: [] as number[] };
        group.readMessage((part, ___, message) => {
          if (part === 1) way.id = message.readVarint();
          if (part === 2) way.keys = message.readPackedVarint();
          if (part === 3) way.values = message.readPackedVarint();
          if (part === 8) way.refs = accumulateDeltas(message.readPackedSVarint());
        }, null);
        const tags = Object.fromEntries(
          way.keys.map((key, index) => [strings[key], strings[way.values[index]!]])
        );
        ways.push({ id: way.id, tags, refs: way.refs });
      }
    }, null);
  }, null);
}

describe('road extract', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-pbf-'));
  const path = join(folder, 'roads.osm.pbf');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('contains the same as the network', () => {
    const network = createTestNetwork({ seed: 9, places: 200, half: 0.3 });
    const { hash, edges } = writeOsmPbf(network, path);
    const { nodes, ways } = readExtract(path);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(ways).toHaveLength(edges);
    expect(edges).toBe(network.sources.length);
    ways.forEach((way, edge) => {
      const places = listEdgePoints(network, edge);
      expect(way.refs).toHaveLength(places.length);
      way.refs.forEach((ref, index) => {
        expect(nodes.get(ref)![0]).toBeCloseTo(places[index]![0], 6);
        expect(nodes.get(ref)![1]).toBeCloseTo(places[index]![1], 6);
      });
      const { class: highway, name } = network.kinds[network.edgeKinds[edge]!]!;
      expect(way.tags).toMatchObject({ highway, oneway: 'no', ...(name && { name }) });
      const seconds = (3.6 * edgeMetres(network, edge)) / Number(way.tags.maxspeed);
      expect(Math.abs(seconds / network.seconds[edge]! - 1)).toBeLessThan(0.02);
    });
  });

  it('joins edges at shared nodes', () => {
    const network = createTestNetwork({ seed: 9, places: 50, half: 0.3 });
    writeOsmPbf(network, path);
    const { ways } = readExtract(path);
    ways.forEach(({ refs }, edge) => {
      expect(refs[0]).toBe(network.sources[edge]! + 1);
      expect(refs[refs.length - 1]).toBe(network.targets[edge]! + 1);
    });
  });

  it('writes speeds in whole km/h, within half a km/h and the bounds of the engine', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 1e6, noNaN: true }),
        fc.double({ min: 0.1, max: 1e6, noNaN: true }),
        (metres, seconds) => {
          const speed = computeEdgeSpeed(metres, seconds);
          const exact = (3.6 * metres) / seconds;
          expect(Number.isInteger(speed)).toBe(true);
          expect(Math.abs(speed - Math.min(140, Math.max(10, exact)))).toBeLessThanOrEqual(0.5);
        }
      )
    );
  });
});

describe('cutting long edges', () => {
  it('preserves length, time and course', () => {
    const network = createTestNetwork({ seed: 5, places: 12, half: 1.5 });
    const cut = cutLongEdges(network);
    expect(cut.sources.length).toBeGreaterThan(network.sources.length);
    expect(Math.max(...cut.seconds)).toBeLessThanOrEqual(LONGEST_EDGE_S);
    const sumMetres = (of: typeof network) =>
      Array.from(of.sources.keys()).reduce((sum, edge) => sum + edgeMetres(of, edge), 0);
    const sumSeconds = (of: typeof network) => of.seconds.reduce((sum, seconds) => sum + seconds, 0);
    expect(sumMetres(cut) / sumMetres(network)).toBeCloseTo(1, 6);
    expect(sumSeconds(cut)).toBeCloseTo(sumSeconds(network), 3);
    expect(cut.bends.length).toBe(network.bends.length);
  });

  it('returns a network of short edges unchanged', () => {
    const network = createTestNetwork({ seed: 5, places: 100, half: 0.1 });
    expect(cutLongEdges(network)).toBe(network);
  });
});
