import { closeRing } from '@site/domain';
import type { SiteArea } from '@site/domain';
import type { BoundValues } from '../../store/bound-values';

/** Returns SQL of the `geom` of an area: one row, or none for an LGA or a state that does not exist. */
export function writeSiteAreaSql(area: SiteArea, bound: BoundValues): string {
  switch (area.kind) {
    case 'ring': {
      const geometry = { type: 'Polygon', coordinates: [closeRing(area.ring)] };
      return `SELECT ST_Multi(ST_SetSRID(ST_GeomFromGeoJSON(${bound.add(JSON.stringify(geometry))}), 4326)) AS geom`;
    }
    case 'lga':
      return `SELECT geom FROM lga WHERE code = ${bound.add(area.code)}`;
    case 'state':
      return `SELECT geom FROM state_boundary WHERE name = ${bound.add(area.name)}`;
  }
}
