/**
 * Returns the element of the document in which a map view is drawn: its container, or the component around it,
 * because a container in a shadow tree is not visible to the document. Null before the view has one.
 */
export function getViewElement({
  container
}: {
  readonly container?: HTMLElement | null | undefined;
}): HTMLElement | null {
  if (!container) return null;
  const root = container.getRootNode();
  return root instanceof ShadowRoot ? (root.host as HTMLElement) : container;
}
