import { React } from 'jimu-core';
import { BIOCHAR_OUTPUT, useOutput } from 'widgets/shared-code/site-core';
import type { Locale, OutputRow } from 'widgets/shared-code/site-core';
import { placeName, scopeText, statusText } from '../result-words';
import type { BiocharState, BiocharResult } from '../state';
import { listShownResults } from '../state';
import type { Texts } from '../use-texts';
import { useTexts } from '../use-texts';

function toOutputRow({ id, analysis }: BiocharResult, locale: Locale, t: Texts): OutputRow {
  const { figures, rings, parameterVersion, computedAt } = analysis;
  return {
    id,
    shape: { rings },
    values: {
      ...figures,
      place: placeName(analysis, t),
      scope: scopeText(analysis, t),
      productionStatus: statusText(analysis, locale),
      parameterVersion,
      computedAt: Date.parse(computedAt)
    }
  };
}

/** Publishes the displayed analyses to other widgets, one polygon each. */
export function useAnalysisOutput(toolId: string, { kept, result }: BiocharState, locale: Locale): void {
  const t = useTexts();
  const rows = React.useMemo(() => {
    const shown = listShownResults({ kept, result });
    return shown.length === 0 ? null : shown.map((one) => toOutputRow(one, locale, t));
  }, [kept, result, locale, t]);
  useOutput(toolId, BIOCHAR_OUTPUT, rows);
}
