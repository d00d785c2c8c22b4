import type { Locale } from 'widgets/shared-code/site-base';
import { BIOCHAR_FIGURE_NAMES, formatBiocharFigure } from 'widgets/shared-code/site-domain';
import type { BiocharAnalysis } from 'widgets/shared-code/site-domain';
import { FigureTable } from 'widgets/shared-code/site-analysis';
import { placeName, reachText, statusText } from '../result-words';
import { useTexts } from '../use-texts';

const STRONG_FIGURES = ['totalFeedstockAvailable', 'maxBiocharOutput'];

interface FiguresProps {
  /** One analysis, or two to compare. */
  readonly analyses: readonly BiocharAnalysis[];
  readonly locale: Locale;
}

/** All figures of the result in the specification. */
export function Figures({ analyses, locale }: FiguresProps) {
  const t = useTexts();
  // A single result shows its utilization above, with a bar.
  const isOne = analyses.length === 1;
  const names = BIOCHAR_FIGURE_NAMES.filter((name) => !isOne || name !== 'factoryUtilization');
  const rows = names.map((name) => ({
    key: name,
    label: t(name),
    strong: STRONG_FIGURES.includes(name),
    values: analyses.map(({ figures }) => (
      <span key={name} data-testid={`biochar-${name}`} data-value={figures[name] ?? ''}>
        {formatBiocharFigure(name, figures[name])}
      </span>
    ))
  }));
  const status = {
    key: 'productionStatus',
    label: t('productionStatus'),
    values: analyses.map((one) => statusText(one, locale) ?? '–')
  };
  return (
    <FigureTable
      caption={t('figures')}
      columns={analyses.map((one, at) => ({
        key: String(at),
        title: `${reachText(one, t)} · ${placeName(one, t)}`
      }))}
      rows={isOne ? rows : [...rows, status]}
    />
  );
}
