import type { LatLon } from '@site/domain';
import { writeLgaAtSql } from '../../figures/lga-at';
import type { Store } from '../../store/store';
import { toAddress } from './address';
import type { Address } from './address';

/** Greatest distance at which a town names a point, in metres, and in degrees for its coarse search. */
const TOWN_METRES = 10_000;
const TOWN_DEGREES = 0.1;

/** Rank of the smallest places that name a point: a hamlet means nothing to a reader. */
const LEAST_RANK = 4;

/** Returns the address of a point: its local government area and the nearest town. Null outside the country. */
export async function findAddressAt(store: Store, { latitude, longitude }: LatLon): Promise<Address | null> {
  const [lga] = await store.query<{ code: string; name: string; state: string }>(
    writeLgaAtSql('ST_SetSRID(ST_MakePoint($1, $2), 4326)'),
    [longitude, latitude]
  );
  if (!lga) return null;
  const [town] = await store.query<{ name: string }>(
    `WITH here AS (SELECT ST_SetSRID(ST_MakePoint($1, $2), 4326) AS point)
     SELECT name FROM place, here
     WHERE rank <= ${LEAST_RANK} AND geom && ST_Expand(point, $3) AND ST_DistanceSphere(geom, point) <= $4
     ORDER BY ST_DistanceSphere(geom, point) LIMIT 1`,
    [longitude, latitude, TOWN_DEGREES, TOWN_METRES]
  );
  return toAddress({ city: town?.name, lga: lga.name, lgaCode: lga.code, state: lga.state, type: 'Point' });
}
