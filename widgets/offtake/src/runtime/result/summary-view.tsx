import { React } from 'jimu-core';
import { Button } from 'jimu-ui';
import { formatMessage, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import type { OfftakeFarmKind } from 'widgets/shared-code/site-domain';
import type { OfftakeAnalysis } from '../data/use-analysis';
import { farmLines, soilLines, suitabilityLines } from '../lines';
import { useTexts } from '../use-texts';
import { rulesText } from '../words';
import { Figures } from './figures';
import { Score } from './score';
import { Suitability } from './suitability';

export interface ViewProps {
  /** The analysed place, and the compared place if there is one. */
  readonly analyses: readonly OfftakeAnalysis[];
  readonly locale: Locale;
}

interface SummaryViewProps extends ViewProps {
  /** Whether this place is already pinned for comparison with the next one. */
  readonly isKept: boolean;
  onUpside(): void;
  onKeep(): void;
  onDropKept(): void;
  onRows(analysis: OfftakeAnalysis, kind: OfftakeFarmKind): void;
  canShow(kind: OfftakeFarmKind): boolean;
}

/** Suitability, farms, soil and the recommendation on biochar. */
export function SummaryView(props: SummaryViewProps) {
  const { analyses, locale, isKept, onUpside, onKeep, onDropKept, onRows, canShow } = props;
  const t = useTexts();
  const { type, space, rule } = useThemeStyles();
  const [analysis] = analyses;
  const beside = analyses.length > 1;
  const words = React.useMemo(() => ({ t, locale }), [t, locale]);
  if (!analysis) return null;
  // The comparison omits classes that are empty at every place.
  const isEmptyClass = (key: string) =>
    analyses.every(({ summary: { suitability } }) =>
      suitability.shares.every((share) => `share_${share.band}` !== key || share.samples === 0)
    );
  const listComparedLines = (one: OfftakeAnalysis) =>
    suitabilityLines(one, words).filter(({ key }) => key === 'suitability' || !isEmptyClass(key));
  const block = { padding: space(3, 3.5), borderTop: rule } as const;
  return (
    <>
      {!beside && (
        <div css={block}>
          <Suitability summary={analysis.summary} locale={locale} />
        </div>
      )}
      <div css={{ ...block, '& tr:first-of-type > *': beside ? undefined : { borderTop: 0, paddingTop: 0 } }}>
        <Figures
          caption={t('figures')}
          analyses={analyses}
          listLines={(one) => [
            ...(beside ? listComparedLines(one) : []),
            ...farmLines(one, words),
            ...(beside ? soilLines(one, words) : [])
          ]}
          onRows={onRows}
          canShow={canShow}
        />
        <p css={{ ...type.hint, margin: space(2, 0, 0) }}>{rulesText(analysis.summary, t)}</p>
      </div>
      <Score analysis={analysis} locale={locale} />
      <div css={{ ...block, display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
        <Button type="primary" onClick={onUpside}>
          {formatMessage('offtake.getUpside', locale)}
        </Button>
        {beside ? (
          <Button onClick={onDropKept}>{t('dropKept')}</Button>
        ) : (
          <Button disabled={isKept} onClick={onKeep}>
            {t('keep')}
          </Button>
        )}
        {isKept && (
          <p role="status" css={{ ...type.hint, margin: 0, flexBasis: '100%' }}>
            {t('keptHint')}
          </p>
        )}
      </div>
    </>
  );
}
