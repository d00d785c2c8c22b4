import { React } from 'jimu-core';
import { AREA_FIGURE_NAMES, AREA_OUTPUT, SUPPRESSED, useOutput } from 'widgets/shared-code/site-core';
import type { OutputRow } from 'widgets/shared-code/site-core';
import { findWidestPolygon } from 'widgets/shared-code/site-map';
import { placeText, scopeText } from '../area-words';
import type { Area } from '../state';
import type { Texts } from '../use-texts';
import { useTexts } from '../use-texts';

function toOutputRow(area: Area, t: Texts): OutputRow {
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
}

/** Publishes the areas as shown as an output data source, one polygon each. */
export function useAreaOutput(toolId: string, areas: readonly Area[]): void {
  const t = useTexts();
  const rows = React.useMemo(
    () => (areas.length === 0 ? null : areas.map((area) => toOutputRow(area, t))),
    [areas, t]
  );
  useOutput(toolId, AREA_OUTPUT, rows);
}
