/**
 * The element of the document in which a view of the map is drawn: its container, or the component around it, which is
 * all that the document sees of a container in its shadow tree. Null before the view has one.
 */
export function viewElement({
  container
}: {
  readonly container?: HTMLElement | null | undefined;
}): HTMLElement | null {
  if (!container) return null;
  const root = container.getRootNode();
  return root instanceof ShadowRoot ? (root.host as HTMLElement) : container;
}
