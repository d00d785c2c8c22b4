import { React } from 'jimu-core';
import { DEFAULT_PARAMETERS, useRequest } from 'widgets/shared-code/site-base';
import type { ClassLimits, Locale, RequestState } from 'widgets/shared-code/site-base';
import { fetchParameters } from 'widgets/shared-code/site-api';
import {
  canSample,
  listRasterClasses,
  sampleRaster,
  watchStationaryExtent
} from 'widgets/shared-code/site-map';
import type { ExtentJson, RasterPage } from 'widgets/shared-code/site-map';
import type { ListedLayer } from '../use-layers';

/** Number of sampled values in a class of a raster; label and color are null for values in no class. */
export interface ClassCount {
  readonly label: string | null;
  readonly color: string | null;
  readonly count: number;
}

/** Sampled values of a picture in the visible extent. */
export interface PictureSamples {
  /** Values at the sampled places that have one. */
  readonly values: readonly number[];
  /** Number of sampled places. */
  readonly total: number;
  /** Counts by the classes that the layer is drawn by; null for a layer that is not in the catalogue. */
  readonly classes: readonly ClassCount[] | null;
}

/** Returns the origin of an image service, whose parameters define its class limits. */
export const readServer = (url: string | null | undefined): string => (url ?? '').split('/arcgis/rest/')[0]!;

/** Counts values by the classes of a raster, in their order; values in no class come last, if any. */
export function countClasses(
  raster: RasterPage,
  values: readonly number[],
  limits: ClassLimits,
  locale: Locale
): ClassCount[] {
  const classes = listRasterClasses(raster, locale, limits);
  const counts = classes.map(({ label, color, contains }) => ({
    label,
    color,
    count: values.filter(contains).length
  }));
  const rest = values.filter((value) => !classes.some(({ contains }) => contains(value))).length;
  return rest > 0 ? [...counts, { label: null, color: null, count: rest }] : counts;
}

/**
 * Returns the visible extent whenever the map is stationary; null while not wanted, and until the map first
 * is.
 */
export function useStationaryExtent({ view }: ListedLayer, isWanted: boolean): ExtentJson | null {
  const [extent, setExtent] = React.useState<ExtentJson | null>(null);
  React.useEffect(() => {
    if (!isWanted) return undefined;
    const handle = watchStationaryExtent(view, setExtent);
    return () => handle.remove();
  }, [view, isWanted]);
  return isWanted ? extent : null;
}

/** Samples the visible part of a picture, again after the map has moved; idle while not wanted. */
export function useSamples(
  listed: ListedLayer,
  isWanted: boolean,
  locale: Locale
): RequestState<PictureSamples> {
  const { raster, jimuLayerView } = listed;
  const { layer } = jimuLayerView;
  const extent = useStationaryExtent(listed, isWanted);
  return useRequest(
    extent && canSample(layer) ? ([layer, extent, raster, locale] as const) : null,
    async ([sampled, area, page, language], { signal }) => {
      const hasLimits = page?.classes.by === 'legend';
      const [found, limits] = await Promise.all([
        sampleRaster(sampled, area, signal),
        hasLimits
          ? fetchParameters(readServer(sampled.url), signal).then(({ parameters }) => parameters)
          : DEFAULT_PARAMETERS
      ]);
      const values = found.filter((value) => value !== null);
      const classes = page && countClasses(page, values, limits, language);
      return { values, total: found.length, classes };
    }
  );
}
