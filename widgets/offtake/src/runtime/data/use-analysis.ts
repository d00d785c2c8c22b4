import { React, SessionManager } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { computeCircleArea, METRES_PER_KILOMETER, useRequest } from 'widgets/shared-code/site-base';
import type { Fault, SoilProperty } from 'widgets/shared-code/site-base';
import {
  computeSamplePoints,
  computeSoilStatistics,
  countSoilSamplePoints
} from 'widgets/shared-code/site-domain';
import type { OfftakeSummary, SoilStatistics } from 'widgets/shared-code/site-domain';
import { getImageServiceUrl, sampleSoil, summariseOfftake } from 'widgets/shared-code/site-api';
import { sandTexturePage, soilCarbonPage, soilPhPage, useMapLayers } from 'widgets/shared-code/site-map';
import type { OfftakePlace } from '../state';

type SamplePoints = ReturnType<typeof computeSamplePoints>;

/** Loading state and values of a soil property. */
export type SoilReading =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly fault: Fault; retry(): void }
  | {
      readonly status: 'ready';
      /** Values at the sample points; null at points without data. */
      readonly values: readonly (number | null)[];
      /** Null when no point has data. */
      readonly statistics: SoilStatistics | null;
    };

/** Analysis of a place. */
export interface OfftakeAnalysis {
  readonly place: OfftakePlace;
  readonly summary: OfftakeSummary;
  readonly points: SamplePoints;
  readonly soil: Readonly<Record<SoilProperty, SoilReading>>;
}

export interface AnalysisAnswer {
  /** Null until the summary is loaded; the soil readings follow. */
  readonly analysis: OfftakeAnalysis | null;
  readonly busy: boolean;
  readonly fault: Fault | null;
  retry(): void;
}

/** The catalogue page of the raster of each property. */
const SOIL_PAGES: Readonly<Record<SoilProperty, typeof soilPhPage>> = {
  pH: soilPhPage,
  sandTexture: sandTexturePage,
  soilCarbon: soilCarbonPage
};
const PROPERTY_NAMES = Object.keys(SOIL_PAGES) as SoilProperty[];
const SOIL_LAYER_IDS = PROPERTY_NAMES.map((property) => SOIL_PAGES[property].id);
const NO_SETTINGS = {};

type SoilServices = Readonly<Record<SoilProperty, string>>;

/** Returns the image service of each property: that of the map's layer, else SITE's own. */
export function useSoilServices(view: JimuMapView | null, serverUrl: string): SoilServices {
  const layers = useMapLayers(view, SOIL_LAYER_IDS, NO_SETTINGS);
  const services = PROPERTY_NAMES.map((property, at) => {
    const { url } = (layers?.[at]?.layer ?? {}) as { url?: string | null };
    return [
      property,
      url
        ? new URL(url, window.location.href).href
        : getImageServiceUrl(SOIL_PAGES[property].service, serverUrl)
    ];
  });
  return Object.fromEntries(services) as SoilServices;
}

/** Returns the sample points of a place, distributed like the server's points for the suitability. */
function computePoints(place: OfftakePlace, { parameters }: OfftakeSummary): SamplePoints {
  const { offtakeRadius } = parameters;
  const count = countSoilSamplePoints(computeCircleArea(offtakeRadius), parameters) ?? 0;
  return computeSamplePoints(place, offtakeRadius * METRES_PER_KILOMETER, count);
}

function useSoil(service: string, points: SamplePoints | null, serverUrl: string): SoilReading {
  const asked = useRequest(
    points && ([service, points, serverUrl] as const),
    ([address, positions, server], { signal }) => {
      const session = SessionManager.getInstance().getSessionByUrl(address);
      return sampleSoil(address, positions, { serverUrl: server, session, signal });
    }
  );
  const { status, retry } = asked;
  const values = status === 'ready' ? asked.answer : null;
  const statistics = React.useMemo(() => values && computeSoilStatistics(values), [values]);
  if (values) return { status: 'ready', values, statistics };
  return status === 'failed' ? { status, fault: asked.fault, retry } : { status: 'loading' };
}

/** Requests the analysis of a place, which replaces the one of the previous place. Null requests nothing. */
export function useAnalysis(
  place: OfftakePlace | null,
  services: SoilServices,
  serverUrl: string
): AnalysisAnswer {
  const { latitude, longitude } = place ?? {};
  const asked = useRequest(
    latitude === undefined || longitude === undefined ? null : ([latitude, longitude, serverUrl] as const),
    async ([north, east, url], { signal }) => {
      const at = { latitude: north, longitude: east };
      const summary = await summariseOfftake(at, url, signal);
      return { place: at, summary, points: computePoints(at, summary) };
    }
  );
  const told = asked.status === 'ready' ? asked.answer : null;
  const points = told?.points ?? null;
  const soil = {
    pH: useSoil(services.pH, points, serverUrl),
    sandTexture: useSoil(services.sandTexture, points, serverUrl),
    soilCarbon: useSoil(services.soilCarbon, points, serverUrl)
  };
  return {
    analysis: told && { ...told, soil },
    busy: asked.busy,
    fault: asked.status === 'failed' ? asked.fault : null,
    retry: asked.retry
  };
}

/** Returns the average of each property, from which the recommendation is made; null when not known. */
export const getAverages = ({ soil }: OfftakeAnalysis): Readonly<Record<SoilProperty, number | null>> => {
  const readAverage = (reading: SoilReading) =>
    reading.status === 'ready' ? (reading.statistics?.average ?? null) : null;
  return {
    pH: readAverage(soil.pH),
    sandTexture: readAverage(soil.sandTexture),
    soilCarbon: readAverage(soil.soilCarbon)
  };
};

/** Whether any property is still loading. */
export const isSoilLoading = ({ soil }: OfftakeAnalysis): boolean =>
  Object.values(soil).some(({ status }) => status === 'loading');
