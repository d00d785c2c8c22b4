import { cutLine, listEdgePoints } from './edge-geometry';
import type { RoadNetwork } from './road-network';

/**
 * Longest edge in seconds. The engine searches 10 minutes past the longest break and marks no part of an edge
 * that ends beyond that, so long roads between far towns are split.
 */
export const LONGEST_EDGE_S = 540;

/**
 * Returns the same network with edges of more than {@link LONGEST_EDGE_S} cut into equal pieces at new nodes.
 */
export function cutLongEdges(network: RoadNetwork): RoadNetwork {
  const parts = network.seconds.map((seconds) => Math.max(1, Math.ceil(seconds / LONGEST_EDGE_S)));
  if (parts.every((count) => count === 1)) return network;
  const nodes = Array.from(network.nodes);
  const cut = {
    sources: [] as number[],
    targets: [] as number[],
    seconds: [] as number[],
    edgeKinds: [] as number[],
    bends: [] as number[],
    bendStarts: [0]
  };
  for (let edge = 0; edge < parts.length; edge++) {
    const pieces = cutLine(listEdgePoints(network, edge), parts[edge]!);
    let from = network.sources[edge]!;
    pieces.forEach((places, index) => {
      const last = index === pieces.length - 1;
      const to = last ? network.targets[edge]! : nodes.push(...places.at(-1)!) / 2 - 1;
      cut.sources.push(from);
      cut.targets.push(to);
      cut.seconds.push(network.seconds[edge]! / pieces.length);
      cut.edgeKinds.push(network.edgeKinds[edge]!);
      for (const [x, y] of places.slice(1, -1)) cut.bends.push(x, y);
      cut.bendStarts.push(cut.bends.length / 2);
      from = to;
    });
  }
  return {
    nodes: Float64Array.from(nodes),
    sources: Uint32Array.from(cut.sources),
    targets: Uint32Array.from(cut.targets),
    seconds: Float64Array.from(cut.seconds),
    edgeKinds: Uint32Array.from(cut.edgeKinds),
    bends: Float64Array.from(cut.bends),
    bendStarts: Uint32Array.from(cut.bendStarts),
    kinds: network.kinds
  };
}
