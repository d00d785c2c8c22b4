import { Button } from 'jimu-ui';
import {
  Chip,
  formatMessage,
  formatQuantity,
  SiteIcon,
  useLocale,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import { formatDay } from 'widgets/shared-code/site-domain';
import type { PlotScreening } from 'widgets/shared-code/site-domain';
import { useTexts } from '../use-texts';
import { formatFinding, formatVerdict, hasChanged } from './screening-words';

interface ScreenedPlotProps {
  readonly screening: PlotScreening;
  readonly isOpen: boolean;
  onToggle(): void;
  onSelectPlot(plotId: string): void;
}

/** Everything that the screening found about a plot, and what it does not know. */
function ScreeningDetails({
  screening,
  onSelectPlot
}: Pick<ScreenedPlotProps, 'screening' | 'onSelectPlot'>) {
  const t = useTexts();
  const locale = useLocale();
  const { space, type } = useThemeStyles();
  const { findings, gaps, screenedOn, before, plotId } = screening;
  const sentences = [
    ...findings.map((finding) => formatFinding(finding, locale)),
    ...gaps.map((gap) => formatMessage(`screeningGap.${gap}`, locale))
  ];
  return (
    <div css={{ ...type.small, display: 'grid', gap: space(1.5), padding: space(1, 1, 3, 6) }}>
      {sentences.length === 0 && <span>{t('screeningNothing')}</span>}
      {sentences.map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
      <span css={type.hint}>{t('screeningOn', { day: formatDay(screenedOn) ?? screenedOn })}</span>
      {before && (
        <span css={type.hint}>
          {t('screeningBeforeOn', {
            verdict: formatVerdict(before.verdict, locale),
            day: formatDay(before.screenedOn) ?? before.screenedOn
          })}
        </span>
      )}
      <Button size="sm" onClick={() => onSelectPlot(plotId)} css={{ justifySelf: 'start', minHeight: 32 }}>
        {t('screeningShow')}
      </Button>
    </div>
  );
}

/** A plot of the screening; a press opens what was found. */
export function ScreenedPlot({ screening, isOpen, onToggle, onSelectPlot }: ScreenedPlotProps) {
  const t = useTexts();
  const locale = useLocale();
  const { space, type, rule, weight } = useThemeStyles();
  const { supplier, community, area, before } = screening;
  return (
    <li css={{ borderTop: rule }}>
      <Button
        type="tertiary"
        aria-expanded={isOpen}
        onClick={onToggle}
        css={{
          display: 'flex',
          gap: space(2),
          width: '100%',
          height: 'auto',
          minHeight: 44,
          padding: space(1.5, 1),
          font: 'inherit',
          color: 'inherit',
          justifyContent: 'flex-start',
          textAlign: 'left',
          whiteSpace: 'normal'
        }}
      >
        <SiteIcon name={isOpen ? 'chevronDown' : 'chevronRight'} size={16} />
        <span css={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <span css={{ display: 'block', fontWeight: weight.medium }}>{supplier}</span>
          <span css={type.hint}>{community}</span>
        </span>
        {hasChanged(screening) && before && (
          <Chip tone="warning">
            {t('screeningBefore', { verdict: formatVerdict(before.verdict, locale) })}
          </Chip>
        )}
        <span css={{ flex: 'none', ...type.hint }}>
          {area === null ? t('screeningAreaUnknown') : formatQuantity(area, 'ha', 2)}
        </span>
      </Button>
      {isOpen && <ScreeningDetails screening={screening} onSelectPlot={onSelectPlot} />}
    </li>
  );
}
