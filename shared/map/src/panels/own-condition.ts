const known = new WeakMap<object, string>();

/**
 * The condition a layer has of its own, as the web map gives it; `1=1` for none. A home that draws a data source's filter by
 * the layer's definition would else have a panel count and read only what its own filter keeps: the condition is the one
 * that the layer had when it was first asked for, so it is asked for before a filter is set.
 */
export function ownCondition(layer: object): string {
  const condition =
    known.get(layer) ?? ((layer as { definitionExpression?: string | null }).definitionExpression || '1=1');
  known.set(layer, condition);
  return condition;
}
