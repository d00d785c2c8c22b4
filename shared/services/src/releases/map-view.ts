/** A map as the framework gives it to a widget (`JimuMapView`). */
interface ViewHolder {
  readonly view: unknown;
}

/**
 * The SDK's view of a map. From Experience Builder 1.20 the map's component holds it; 1.19 only has `view`, which may go
 * with SDK 6. Widgets read it here and nowhere else, which the linter checks.
 */
export function getMapView<Holder extends ViewHolder>(holder: Holder): Holder['view'] {
  const { mapComponent, view } = holder as Holder & {
    readonly mapComponent?: { readonly view?: Holder['view'] | null } | null;
  };
  return mapComponent?.view ?? view;
}
