/** Returns the ids of the nodes in the largest connected part of an undirected graph. */
export function findConnectedNodes(
  edges: readonly { readonly source: number; readonly target: number }[]
): Set<number> {
  const neighbours = new Map<number, number[]>();
  const addNeighbour = (a: number, b: number): void => {
    const known = neighbours.get(a);
    if (known) known.push(b);
    else neighbours.set(a, [b]);
  };
  for (const { source, target } of edges) {
    addNeighbour(source, target);
    addNeighbour(target, source);
  }
  const seen = new Set<number>();
  let largest = new Set<number>();
  for (const start of neighbours.keys()) {
    if (seen.has(start)) continue;
    const part = new Set([start]);
    for (const node of part) for (const other of neighbours.get(node) ?? []) part.add(other);
    for (const node of part) seen.add(node);
    if (part.size > largest.size) largest = part;
  }
  return largest;
}
