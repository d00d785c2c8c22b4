import type { JimuMapView } from 'jimu-arcgis';
import type Graphic from 'esri/Graphic';
import type FeatureLayer from 'esri/layers/FeatureLayer';
import type FeatureLayerView from 'esri/views/layers/FeatureLayerView';
import { toFinite } from 'widgets/shared-code/site-base';
import {
  computeAveragePrice,
  DAYS_SINCE_DISCOVERY_LEGEND,
  findBand,
  findNameBySlug
} from 'widgets/shared-code/site-domain';
import type { Band } from 'widgets/shared-code/site-domain';
import { getMapView } from 'widgets/shared-code/site-api';
import type { Attributes } from '../feature/rows';
import { CLUSTER_FIELDS } from '../kinds';

/** Number of mills in a class of the legend; band is null for mills at which P1 was never found. */
export interface FreshnessCount {
  readonly band: Band | null;
  readonly count: number;
}

/** Figures of the mills of a cluster. */
export interface ClusterFigures {
  readonly ids: readonly number[];
  /** Number of mills with purchases. */
  readonly bought: number;
  /** Tonnes bought at these mills; null when nothing was bought. */
  readonly tonnes: number | null;
  /** NGN per tonne, weighted by tonnes; null when nothing was bought. */
  readonly price: number | null;
  /** The LGA of most mills; null when no mill has an LGA. */
  readonly lga: string | null;
  /**
   * Counts by the classes of the legend, including empty classes; mills at which P1 was never found come
   * last, if any.
   */
  readonly freshness: readonly FreshnessCount[];
}

/** Returns the most frequent text; null for an empty list. */
function findMostFrequent(texts: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? null;
}

function countByFreshness(mills: readonly Attributes[]): FreshnessCount[] {
  const days = mills.map(({ daysFromLastDiscovery }) => toFinite(daysFromLastDiscovery));
  const { bands } = DAYS_SINCE_DISCOVERY_LEGEND;
  const classes = days.map((value) => (value === null ? null : findBand(bands, value)));
  const never = classes.filter((band) => band === null).length;
  return [
    ...bands.map((band) => ({ band, count: classes.filter((one) => one?.id === band.id).length })),
    ...(never > 0 ? [{ band: null, count: never }] : [])
  ];
}

/**
 * Computes the figures of a cluster. A mill without purchases has neither tonnes nor a price and only adds to
 * the mill count.
 * @param mills rows of the layer; tonnes, and NGN paid.
 */
export function computeClusterFigures(ids: readonly number[], mills: readonly Attributes[]): ClusterFigures {
  const bought = mills.flatMap(({ tonsAmount, totalPrice }) => {
    const [tonnes, paid] = [toFinite(tonsAmount), toFinite(totalPrice)];
    return tonnes === null || paid === null || tonnes === 0 ? [] : [{ tonnes, paid }];
  });
  const tonnes = bought.reduce((sum, mill) => sum + mill.tonnes, 0);
  const paid = bought.reduce((sum, mill) => sum + mill.paid, 0);
  const lga = findMostFrequent(
    mills.flatMap(({ lga_slug: slug }) => (typeof slug === 'string' && slug ? [slug] : []))
  );
  return {
    ids,
    bought: bought.length,
    tonnes: bought.length === 0 ? null : tonnes,
    price: computeAveragePrice(paid, tonnes),
    lga: lga === null ? null : findNameBySlug(lga),
    freshness: countByFreshness(mills)
  };
}

/** Ids per query: the service returns at most this many rows. */
const IDS_PER_QUERY = 1_000;

/** Returns the object ids of the points of a cluster. */
async function fetchMemberIds(view: JimuMapView, layer: FeatureLayer, circle: Graphic): Promise<number[]> {
  const drawn = (await getMapView(view).whenLayerView(layer)) as unknown as FeatureLayerView;
  const query = drawn.createQuery();
  query.aggregateIds = [circle.getObjectId() as number];
  return (await drawn.queryObjectIds(query)) as number[];
}

/** Computes the figures of a cluster: gets its members from the layer view and their fields from the layer. */
export async function readCluster(
  view: JimuMapView,
  layer: FeatureLayer,
  circle: Graphic,
  signal: AbortSignal
): Promise<ClusterFigures> {
  const ids = await fetchMemberIds(view, layer, circle);
  const parts = Array.from({ length: Math.ceil(ids.length / IDS_PER_QUERY) }, (_, at) =>
    ids.slice(at * IDS_PER_QUERY, (at + 1) * IDS_PER_QUERY)
  );
  const answers = await Promise.all(
    parts.map((objectIds) =>
      layer.queryFeatures({ objectIds, outFields: [...CLUSTER_FIELDS], returnGeometry: false }, { signal })
    )
  );
  const mills = answers.flatMap(({ features }) => features.map(({ attributes }) => attributes as Attributes));
  return computeClusterFigures(ids, mills);
}
