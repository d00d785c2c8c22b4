/**
 * Returns SQL for the LGAs that an area touches (`area` has one row with `geom`): code, and the share of the
 * LGA inside. An LGA that is wholly inside counts fully without being clipped. More columns may use `part`, the
 * clipped LGA.
 */
export const writeTouchedLgasSql = (columns = ''): string => `
  SELECT code, ST_Area(part) / ST_Area(geom) AS share${columns}
    FROM (SELECT l.code, l.geom,
                 CASE WHEN ST_Covers(area.geom, l.geom) THEN l.geom
                      ELSE ST_Intersection(l.geom, area.geom) END AS part
            FROM area JOIN lga l ON ST_Intersects(l.geom, area.geom)) AS parts`;
