import type { JimuMapView } from 'jimu-arcgis';
import type Graphic from 'esri/Graphic';
import type FeatureLayer from 'esri/layers/FeatureLayer';
import type FeatureLayerView from 'esri/views/layers/FeatureLayerView';
import {
  averagePricePerTonne,
  bandOf,
  DAYS_SINCE_DISCOVERY_LEGEND,
  finite,
  getMapView,
  nameOfSlug
} from 'widgets/shared-code/site-core';
import type { Band } from 'widgets/shared-code/site-core';
import type { Attributes } from '../feature/rows';
import { CLUSTERED } from '../kinds';

/** Mills of a class of the legend; null stands for those where P1 was never found. */
export interface Freshness {
  readonly band: Band | null;
  readonly count: number;
}

/** What the mills of a circle say together. */
export interface ClusterFigures {
  readonly ids: readonly number[];
  /** Mills with purchases. */
  readonly bought: number;
  /** Tonnes bought at these; null where nothing was bought at any. */
  readonly tonnes: number | null;
  /** NGN per tonne, each tonne counting once; null likewise. */
  readonly price: number | null;
  /** The LGA that most of them stand in; null where none says one. */
  readonly lga: string | null;
  /** By the classes of the legend, those without a mill too; mills where P1 was never found last, if there are any. */
  readonly freshness: readonly Freshness[];
}

/** What most of the texts are; null of none. */
function mostOften(texts: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? null;
}

function freshnessOf(mills: readonly Attributes[]): Freshness[] {
  const days = mills.map(({ daysFromLastDiscovery }) => finite(daysFromLastDiscovery));
  const { bands } = DAYS_SINCE_DISCOVERY_LEGEND;
  const classes = days.map((value) => (value === null ? null : bandOf(bands, value)));
  const never = classes.filter((band) => band === null).length;
  return [
    ...bands.map((band) => ({ band, count: classes.filter((one) => one?.id === band.id).length })),
    ...(never > 0 ? [{ band: null, count: never }] : [])
  ];
}

/**
 * What mills say together. A mill without purchases has neither tonnes nor a price: it is counted with the mills alone.
 * @param mills rows of the layer; tonnes and NGN paid.
 */
export function clusterFigures(ids: readonly number[], mills: readonly Attributes[]): ClusterFigures {
  const bought = mills.flatMap(({ tonsAmount, totalPrice }) => {
    const [tonnes, paid] = [finite(tonsAmount), finite(totalPrice)];
    return tonnes === null || paid === null || tonnes === 0 ? [] : [{ tonnes, paid }];
  });
  const tonnes = bought.reduce((sum, mill) => sum + mill.tonnes, 0);
  const paid = bought.reduce((sum, mill) => sum + mill.paid, 0);
  const lga = mostOften(
    mills.flatMap(({ lga_slug: slug }) => (typeof slug === 'string' && slug ? [slug] : []))
  );
  return {
    ids,
    bought: bought.length,
    tonnes: bought.length === 0 ? null : tonnes,
    price: averagePricePerTonne(paid, tonnes),
    lga: lga === null ? null : nameOfSlug(lga),
    freshness: freshnessOf(mills)
  };
}

/** Ids in one question to the service, which answers so many rows at most. */
const AT_ONCE = 1_000;

/** The members of a circle on the map. */
async function membersOf(view: JimuMapView, layer: FeatureLayer, circle: Graphic): Promise<number[]> {
  const drawn = (await getMapView(view).whenLayerView(layer)) as unknown as FeatureLayerView;
  const query = drawn.createQuery();
  query.aggregateIds = [circle.getObjectId() as number];
  return (await drawn.queryObjectIds(query)) as number[];
}

/** What the mills of a circle say together: the map knows which they are, their layer is asked the rest, in one request. */
export async function readCluster(
  view: JimuMapView,
  layer: FeatureLayer,
  circle: Graphic,
  signal: AbortSignal
): Promise<ClusterFigures> {
  const ids = await membersOf(view, layer, circle);
  const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, at) =>
    ids.slice(at * AT_ONCE, (at + 1) * AT_ONCE)
  );
  const answers = await Promise.all(
    parts.map((objectIds) =>
      layer.queryFeatures({ objectIds, outFields: [...CLUSTERED], returnGeometry: false }, { signal })
    )
  );
  const mills = answers.flatMap(({ features }) => features.map(({ attributes }) => attributes as Attributes));
  return clusterFigures(ids, mills);
}
