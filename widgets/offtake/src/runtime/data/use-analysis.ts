import { React, SessionManager } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import {
  circleArea,
  imageServiceAddress,
  METRES_PER_KILOMETER,
  sampleSoil,
  samplePoints,
  soilSamplePoints,
  soilStatistics,
  summariseOfftake,
  useAnswer
} from 'widgets/shared-code/site-core';
import type { Fault, OfftakeSummary, SoilProperty, SoilStatistics } from 'widgets/shared-code/site-core';
import { sandTexturePage, soilCarbonPage, soilPhPage, useMapLayers } from 'widgets/shared-code/site-map';
import type { Place } from '../state';

type Points = ReturnType<typeof samplePoints>;

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
export interface Analysis {
  readonly place: Place;
  readonly summary: OfftakeSummary;
  readonly points: Points;
  readonly soil: Readonly<Record<SoilProperty, SoilReading>>;
}

export interface AskedAnalysis {
  /** Null until the summary is loaded; the soil readings follow. */
  readonly analysis: Analysis | null;
  readonly busy: boolean;
  readonly fault: Fault | null;
  retry(): void;
}

/** The catalogue page of the raster of each property. */
const PAGES: Readonly<Record<SoilProperty, typeof soilPhPage>> = {
  pH: soilPhPage,
  sandTexture: sandTexturePage,
  soilCarbon: soilCarbonPage
};
const PROPERTIES = Object.keys(PAGES) as SoilProperty[];
const LAYERS = PROPERTIES.map((property) => PAGES[property].id);
const NO_SETTINGS = {};

type SoilServices = Readonly<Record<SoilProperty, string>>;

/** Returns the image service of each property: that of the map's layer, else SITE's own. */
export function useSoilServices(view: JimuMapView | null, serverUrl: string): SoilServices {
  const layers = useMapLayers(view, LAYERS, NO_SETTINGS);
  const services = PROPERTIES.map((property, at) => {
    const { url } = (layers?.[at]?.layer ?? {}) as { url?: string | null };
    return [
      property,
      url ? new URL(url, window.location.href).href : imageServiceAddress(PAGES[property].service, serverUrl)
    ];
  });
  return Object.fromEntries(services) as SoilServices;
}

/** Returns the sample points of a place, distributed like the server's points for the suitability. */
function pointsOf(place: Place, { parameters }: OfftakeSummary): Points {
  const { offtakeRadius } = parameters;
  const count = soilSamplePoints(circleArea(offtakeRadius), parameters) ?? 0;
  return samplePoints(place, offtakeRadius * METRES_PER_KILOMETER, count);
}

function useSoil(service: string, points: Points | null, serverUrl: string): SoilReading {
  const asked = useAnswer(
    points && ([service, points, serverUrl] as const),
    ([address, positions, server], { signal }) => {
      const session = SessionManager.getInstance().getSessionByUrl(address);
      return sampleSoil(address, positions, { serverUrl: server, session, signal });
    }
  );
  const { status, retry } = asked;
  const values = status === 'ready' ? asked.answer : null;
  const statistics = React.useMemo(() => values && soilStatistics(values), [values]);
  if (values) return { status: 'ready', values, statistics };
  return status === 'failed' ? { status, fault: asked.fault, retry } : { status: 'loading' };
}

/** Requests the analysis of a place, which replaces the one of the previous place. Null requests nothing. */
export function useAnalysis(place: Place | null, services: SoilServices, serverUrl: string): AskedAnalysis {
  const { latitude, longitude } = place ?? {};
  const asked = useAnswer(
    latitude === undefined || longitude === undefined ? null : ([latitude, longitude, serverUrl] as const),
    async ([north, east, url], { signal }) => {
      const at = { latitude: north, longitude: east };
      const summary = await summariseOfftake(at, url, signal);
      return { place: at, summary, points: pointsOf(at, summary) };
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
export const averagesOf = ({ soil }: Analysis): Readonly<Record<SoilProperty, number | null>> => {
  const average = (reading: SoilReading) =>
    reading.status === 'ready' ? (reading.statistics?.average ?? null) : null;
  return {
    pH: average(soil.pH),
    sandTexture: average(soil.sandTexture),
    soilCarbon: average(soil.soilCarbon)
  };
};

/** Whether any property is still loading. */
export const isSoilLoading = ({ soil }: Analysis): boolean =>
  Object.values(soil).some(({ status }) => status === 'loading');
