/* Attribution of the data of a map. SDK 5 lists it on the view; in 4.34 it is read from the layers that are drawn. */
import type MapView from 'esri/views/MapView';
import type SceneView from 'esri/views/SceneView';

interface AttributionItem {
  readonly text: string;
}

/** Part of the world and zoom levels for which a contributor supplies the data of a basemap. */
interface CoverageArea {
  /** Degrees: south, west, north, east. */
  readonly bbox: readonly [number, number, number, number];
  readonly zoomMin: number;
  readonly zoomMax: number;
}
interface Contributors {
  readonly contributors?: readonly {
    readonly attribution?: string;
    readonly coverageAreas?: readonly CoverageArea[];
  }[];
}

/** The properties of a layer that name its sources. */
interface CreditedLayer {
  readonly attributionVisible?: boolean;
  readonly copyright?: string | null;
  readonly portalItem?: { readonly accessInformation?: string | null } | null;
  /** The service of the layer has a list of contributors by area. */
  readonly hasAttributionData?: boolean;
  fetchAttributionData?(): Promise<Contributors>;
}

/** Returns the contributors whose data the view shows at its center. */
function listContributors({ contributors = [] }: Contributors, view: MapView | SceneView): string[] {
  const { latitude, longitude } = view.center ?? {};
  if (latitude == null || longitude == null) return [];
  const zoom = Math.round(view.zoom);
  const isShown = ({ bbox: [south, west, north, east], zoomMin, zoomMax }: CoverageArea) =>
    zoom >= zoomMin &&
    zoom <= zoomMax &&
    latitude >= south &&
    latitude <= north &&
    longitude >= west &&
    longitude <= east;
  return contributors.flatMap(({ attribution, coverageAreas = [] }) =>
    attribution && coverageAreas.some(isShown) ? [attribution] : []
  );
}

/** Returns the sources of a layer: the contributors that its service lists, else its own copyright line. */
async function fetchCredits(layer: CreditedLayer, view: MapView | SceneView): Promise<readonly string[]> {
  const own = layer.portalItem?.accessInformation || layer.copyright;
  if (layer.hasAttributionData && layer.fetchAttributionData) {
    const [listed] = await Promise.allSettled([layer.fetchAttributionData()]);
    const shown = listed.status === 'fulfilled' ? listContributors(listed.value, view) : [];
    if (shown.length > 0) return [shown.join(', ')];
  }
  return own ? [own] : [];
}

async function fetchLayerCredits(view: MapView | SceneView): Promise<readonly AttributionItem[]> {
  const drawn = view.allLayerViews
    .toArray()
    .filter(({ suspended, layer }) => !suspended && (layer as CreditedLayer).attributionVisible !== false);
  const credits = await Promise.all(drawn.map(({ layer }) => fetchCredits(layer as CreditedLayer, view)));
  return credits.flat().map((text) => ({ text }));
}

/**
 * Returns the attributions of the layers that a view draws, as HTML; layers of one server have much in common.
 */
export async function fetchAttribution(view: MapView | SceneView): Promise<readonly string[]> {
  const { attributionItems } = view as { readonly attributionItems?: readonly AttributionItem[] };
  return (attributionItems ?? (await fetchLayerCredits(view))).map(({ text }) => text);
}
