import { readFileSync, writeFileSync } from 'node:fs';
import type { RoadNetwork } from '../road-network';
import { findCell, toLongitude, toLatitude } from './grid';
import type { Grid } from './grid';

/** Side of the squares that index the segments, in degrees. */
const SQUARE_DEGREES = 0.25;

/** Longest segment in degrees; indexed by its middle, it reaches at most into the neighbouring squares. */
const MAX_SEGMENT_DEGREES = 0.1;

/** Samples of a road within one cell's width. */
const SAMPLES_PER_CELL = 4;

/**
 * Number of samples that count a road as running through a cell. The engine marks cells at a quarter of their
 * width, so a road that only clips a corner may leave no mark; half a width always does.
 */
const SAMPLES_TO_COUNT = 2;

/** Straight road segments, indexed by square. The outlines use them to find areas that other roads serve. */
export interface RoadSegments {
  /** Four numbers per segment: longitude and latitude of its two ends. */
  readonly ends: Float32Array;
  /** First segment and number of segments of each square (key: see {@link toSquareKey}). */
  readonly squares: ReadonlyMap<number, readonly [number, number]>;
}

export const NO_SEGMENTS: RoadSegments = { ends: new Float32Array(0), squares: new Map() };

const toSquare = (degrees: number): number => Math.floor(degrees / SQUARE_DEGREES);
const toSquareKey = (column: number, row: number): number => (column + 1_024) * 4_096 + row + 1_024;

/** Calls `take` for each straight segment of each edge. */
function forEachPiece(
  network: RoadNetwork,
  take: (x1: number, y1: number, x2: number, y2: number) => void
): void {
  const { nodes, bends, bendStarts, sources, targets } = network;
  const cutSegment = (x1: number, y1: number, x2: number, y2: number): void => {
    const parts = Math.max(
      1,
      Math.ceil(Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1)) / MAX_SEGMENT_DEGREES)
    );
    const [dx, dy] = [(x2 - x1) / parts, (y2 - y1) / parts];
    for (let part = 0; part < parts; part++)
      take(x1 + part * dx, y1 + part * dy, x1 + (part + 1) * dx, y1 + (part + 1) * dy);
  };
  for (let edge = 0; edge < sources.length; edge++) {
    let [x, y] = [nodes[2 * sources[edge]!]!, nodes[2 * sources[edge]! + 1]!];
    for (let bend = bendStarts[edge]!; bend < bendStarts[edge + 1]!; bend++) {
      cutSegment(x, y, bends[2 * bend]!, bends[2 * bend + 1]!);
      [x, y] = [bends[2 * bend]!, bends[2 * bend + 1]!];
    }
    cutSegment(x, y, nodes[2 * targets[edge]!]!, nodes[2 * targets[edge]! + 1]!);
  }
}

const findPieceSquare = (x1: number, y1: number, x2: number, y2: number): number =>
  toSquareKey(toSquare((x1 + x2) / 2), toSquare((y1 + y2) / 2));

/** Indexes a network's roads by square. */
export function indexRoadSegments(network: RoadNetwork): RoadSegments {
  const counts = new Map<number, number>();
  forEachPiece(network, (...piece) => {
    const key = findPieceSquare(...piece);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  });
  const squares = new Map<number, readonly [number, number]>();
  const filled = new Map<number, number>();
  let total = 0;
  for (const [key, count] of counts) {
    squares.set(key, [total, count]);
    filled.set(key, total);
    total += count;
  }
  const ends = new Float32Array(4 * total);
  forEachPiece(network, (...piece) => {
    const key = findPieceSquare(...piece);
    const place = filled.get(key)!;
    filled.set(key, place + 1);
    ends.set(piece, 4 * place);
  });
  return { ends, squares };
}

/** Writes `<path>.bin` (the ends, as the machine's own 32-bit floats) and `<path>.json` (the squares). */
export function writeRoadSegments({ ends, squares }: RoadSegments, path: string): void {
  writeFileSync(`${path}.bin`, new Uint8Array(ends.buffer, ends.byteOffset, ends.byteLength));
  writeFileSync(`${path}.json`, JSON.stringify([...squares]));
}

/** Reads the files of {@link writeRoadSegments}. */
export function readRoadSegments(path: string): RoadSegments {
  const bytes = readFileSync(`${path}.bin`);
  const ends = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  const squares = JSON.parse(readFileSync(`${path}.json`, 'utf8')) as [number, [number, number]][];
  return { ends, squares: new Map(squares) };
}

/** Returns 1 for each cell that a road runs through, else 0. */
export function markRoadCells({ ends, squares }: RoadSegments, grid: Grid): Uint8Array {
  const { step, width, height } = grid;
  const samples = new Uint8Array(width * height);
  const [west, south] = [toLongitude(grid, 0), toLatitude(grid, 0)];
  const [east, north] = [toLongitude(grid, width), toLatitude(grid, height)];
  const sampleSegment = (piece: number): void => {
    const x = ends[4 * piece]!;
    const y = ends[4 * piece + 1]!;
    const dx = ends[4 * piece + 2]! - x;
    const dy = ends[4 * piece + 3]! - y;
    if (
      x < west - MAX_SEGMENT_DEGREES ||
      x > east + MAX_SEGMENT_DEGREES ||
      y < south - MAX_SEGMENT_DEGREES ||
      y > north + MAX_SEGMENT_DEGREES
    )
      return;
    const steps = Math.max(1, Math.ceil((SAMPLES_PER_CELL * Math.sqrt(dx * dx + dy * dy)) / step));
    for (let index = 0; index < steps; index++) {
      const share = (index + 0.5) / steps;
      const cell = findCell(grid, x + share * dx, y + share * dy);
      if (cell >= 0 && samples[cell]! < SAMPLES_TO_COUNT) samples[cell]!++;
    }
  };
  for (let column = toSquare(west) - 1; column <= toSquare(east) + 1; column++)
    for (let row = toSquare(south) - 1; row <= toSquare(north) + 1; row++) {
      const [first, count] = squares.get(toSquareKey(column, row)) ?? [0, 0];
      for (let piece = first; piece < first + count; piece++) sampleSegment(piece);
    }
  return samples.map((count) => (count >= SAMPLES_TO_COUNT ? 1 : 0));
}
