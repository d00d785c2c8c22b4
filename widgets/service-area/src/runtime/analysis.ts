import { AREA_FIGURE_NAMES, AREA_OUTPUT, SUPPRESSED } from 'widgets/shared-code/site-domain';
import type { Analysis } from 'widgets/shared-code/site-analysis';
import { findWidestPolygon } from 'widgets/shared-code/site-map';
import { placeText, scopeText } from './area-words';
import type { Area, ServiceAreaState } from './state';
import { SERVICE_AREA } from './use-service-area';
import type { Texts } from './use-texts';
import { useTexts } from './use-texts';

/** Drive-time areas; their output has one polygon per area. */
export const AREA_ANALYSIS = {
  name: 'service-area',
  useTexts,
  state: SERVICE_AREA,
  output: {
    source: AREA_OUTPUT,
    toRows: (areas, { t }) =>
      areas.map((area) => {
        const { id, number, minutes, summary } = area;
        const { figures, parameterVersion, computedAt } = summary;
        const rings = findWidestPolygon(area)?.rings;
        return {
          id,
          ...(rings && { shape: { rings } }),
          values: {
            number,
            place: placeText(area, t),
            minutes,
            scope: scopeText(area, t),
            // A suppressed number is null; the scope gives the reason.
            ...Object.fromEntries(
              AREA_FIGURE_NAMES.map((name) => [name, figures[name] === SUPPRESSED ? null : figures[name]])
            ),
            parameterVersion,
            computedAt: Date.parse(computedAt)
          }
        };
      })
  }
} satisfies Analysis<Texts, ServiceAreaState | null, unknown, readonly Area[]>;
