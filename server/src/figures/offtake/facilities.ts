import { BIOCHAR_FACILITY, compareByOutput, computeFacilityOutput, computeDistance } from '@site/domain';
import type { FacilityOption, LatLon, Parameters } from '@site/domain';
import type { Query } from '../../store/store';

interface FacilityRow {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly outputRate: string | null;
  readonly longitude: number;
  readonly latitude: number;
}

/** Returns the company's own biochar facilities with their yearly output, the largest first. */
export async function listBiocharFacilities(
  query: Query,
  centre: LatLon,
  parameters: Pick<Parameters, 'capacityDaysPerYear'>
): Promise<FacilityOption[]> {
  const rows = await query<FacilityRow>(
    `SELECT id, name, status, output_rate AS "outputRate", ST_X(geom) AS longitude, ST_Y(geom) AS latitude
       FROM marker_asset WHERE marker_type = 'Factory' AND type = $1 ORDER BY name, id`,
    [BIOCHAR_FACILITY]
  );
  return rows
    .map(({ id, name, status, outputRate, ...place }) => ({
      id,
      name,
      status,
      distance: computeDistance(centre, place),
      output: computeFacilityOutput(outputRate, parameters)
    }))
    .sort(compareByOutput);
}
