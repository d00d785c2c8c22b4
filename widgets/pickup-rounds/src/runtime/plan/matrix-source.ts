import { createStraightMatrix, pickMatrixPlaces } from 'widgets/shared-code/site-domain';
import type { LatLon, RainAssumption, RoundMatrix } from 'widgets/shared-code/site-domain';
import { fetchTripMatrix } from 'widgets/shared-code/site-api';
import type { TripMatrixOptions } from 'widgets/shared-code/site-api';
import type { RoundsRequest } from '../state';

/** Distances of a plan with their sources. */
interface PlanMatrix {
  readonly matrix: RoundMatrix;
  readonly rain: RainAssumption | null;
  /** Version of the parameters that it was computed with; null for straight lines, which depend on none of them. */
  readonly parameterVersion: number | null;
}

interface MatrixQuestion extends Pick<RoundsRequest, 'inputs' | 'without'> {
  /** The factory, then the piles. */
  readonly places: readonly LatLon[];
  /** Speed over straight lines, km/h. */
  readonly speed: number;
}

export type MatrixSource = (question: MatrixQuestion, options: TripMatrixOptions) => Promise<PlanMatrix>;

/** Identifies a place by its position. */
const toKey = ({ latitude, longitude }: LatLon): string => `${latitude},${longitude}`;

/**
 * Creates the source of a tool's matrices. A plan without a vehicle or a pile picks its places of the matrix
 * before it, so that it differs in nothing else.
 */
export function createMatrixSource(): MatrixSource {
  let last: {
    readonly scope: string;
    readonly rows: ReadonlyMap<string, number>;
    answer: PlanMatrix;
  } | null = null;
  return async ({ inputs, without, places, speed }, options) => {
    if (inputs.distance === 'straight')
      return { matrix: createStraightMatrix(places, speed), rain: null, parameterVersion: null };
    const scope = `${inputs.season} ${options.serverUrl ?? ''}`;
    if (without && last?.scope === scope) {
      const { rows, answer } = last;
      const known = places.map((place) => rows.get(toKey(place)));
      if (known.every((row) => row !== undefined))
        return { ...answer, matrix: pickMatrixPlaces(answer.matrix, known as number[]) };
    }
    const { matrix, rain, parameterVersion } = await fetchTripMatrix(places, inputs.season, options);
    const answer = { matrix, rain, parameterVersion };
    last = { scope, rows: new Map(places.map((place, row) => [toKey(place), row])), answer };
    return answer;
  };
}
