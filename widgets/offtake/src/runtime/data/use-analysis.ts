import { React } from 'jimu-core';
import {
  circleArea,
  METRES_PER_KILOMETER,
  sampleSoil,
  samplePoints,
  soilSamplePoints,
  soilStatistics,
  summariseOfftake,
  useAnswer
} from 'widgets/shared-code/site-core';
import type { Fault, OfftakeSummary, SoilProperty, SoilStatistics } from 'widgets/shared-code/site-core';
import { sandTexturePage, soilCarbonPage, soilPhPage } from 'widgets/shared-code/site-map';
import type { Place } from '../state';

type Points = ReturnType<typeof samplePoints>;

/** What is known of a soil property. */
export type SoilReading =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly fault: Fault; retry(): void }
  | {
      readonly status: 'ready';
      /** At each sample point, null where nothing is known. */
      readonly values: readonly (number | null)[];
      /** Null where nothing is known of any. */
      readonly statistics: SoilStatistics | null;
    };

/** All that is told of a place. */
export interface Analysis {
  readonly place: Place;
  readonly summary: OfftakeSummary;
  readonly points: Points;
  readonly soil: Readonly<Record<SoilProperty, SoilReading>>;
}

export interface AskedAnalysis {
  /** Null until the summary is there; the soil follows it. */
  readonly analysis: Analysis | null;
  readonly busy: boolean;
  readonly fault: Fault | null;
  retry(): void;
}

/** The service of the layer that a property is read from. */
const SERVICES: Readonly<Record<SoilProperty, string>> = {
  pH: soilPhPage.service,
  sandTexture: sandTexturePage.service,
  soilCarbon: soilCarbonPage.service
};

/** Spread as the server spreads those of the suitability. */
function pointsOf(place: Place, { parameters }: OfftakeSummary): Points {
  const { offtakeRadius } = parameters;
  const count = soilSamplePoints(circleArea(offtakeRadius), parameters) ?? 0;
  return samplePoints(place, offtakeRadius * METRES_PER_KILOMETER, count);
}

function useSoil(property: SoilProperty, points: Points | null, serverUrl: string): SoilReading {
  const asked = useAnswer(points && ([points, serverUrl] as const), ([at, url], { signal }) =>
    sampleSoil(SERVICES[property], at, url, signal)
  );
  const { status, retry } = asked;
  const values = status === 'ready' ? asked.answer : null;
  const statistics = React.useMemo(() => values && soilStatistics(values), [values]);
  if (values) return { status: 'ready', values, statistics };
  return status === 'failed' ? { status, fault: asked.fault, retry } : { status: 'loading' };
}

/** Asks all that is told of a place; a newer place takes the place of an older one. Nothing is asked for none. */
export function useAnalysis(place: Place | null, serverUrl: string): AskedAnalysis {
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
    pH: useSoil('pH', points, serverUrl),
    sandTexture: useSoil('sandTexture', points, serverUrl),
    soilCarbon: useSoil('soilCarbon', points, serverUrl)
  };
  return {
    analysis: told && { ...told, soil },
    busy: asked.busy,
    fault: asked.status === 'failed' ? asked.fault : null,
    retry: asked.retry
  };
}

/** The averages that a recommendation is made from. */
export const averagesOf = ({ soil }: Analysis): Readonly<Record<SoilProperty, number | null>> => {
  const average = (reading: SoilReading) =>
    reading.status === 'ready' ? (reading.statistics?.average ?? null) : null;
  return {
    pH: average(soil.pH),
    sandTexture: average(soil.sandTexture),
    soilCarbon: average(soil.soilCarbon)
  };
};

/** A property is still on its way. */
export const isSoilLoading = ({ soil }: Analysis): boolean =>
  Object.values(soil).some(({ status }) => status === 'loading');
