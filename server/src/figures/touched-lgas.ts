/**
 * SQL for the LGAs that an area touches (`area` has one row with `geom`): code, and the share of it that lies inside. One
 * wholly inside counts whole without being cut. More columns may use `part`, what lies inside.
 */
export const touchedLgasSql = (columns = ''): string => `
  SELECT code, ST_Area(part) / ST_Area(geom) AS share${columns}
    FROM (SELECT l.code, l.geom,
                 CASE WHEN ST_Covers(area.geom, l.geom) THEN l.geom
                      ELSE ST_Intersection(l.geom, area.geom) END AS part
            FROM area JOIN lga l ON ST_Intersects(l.geom, area.geom)) AS parts`;
