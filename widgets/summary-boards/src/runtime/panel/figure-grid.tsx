import { useTheme } from 'jimu-theme';
import { Button } from 'jimu-ui';
import type { Locale } from 'widgets/shared-code/site-core';
import { Chip, formatNumber, formatQuantity, message } from 'widgets/shared-code/site-core';
import type { Figure } from '../boards/board';
import type { Answer } from '../data/ask';
import { useTexts } from '../use-texts';

/** A figure as it is read, with its unit. */
export const figureText = ({ value, unit, digits }: Figure): string =>
  unit === undefined ? formatNumber(value, digits) : formatQuantity(value, unit, digits);

interface FigureGridProps {
  readonly figures: readonly Figure[];
  readonly answers: readonly Answer[];
  readonly locale: Locale;
  onRows(figure: Figure): void;
}

interface FigureCellProps extends Pick<FigureGridProps, 'locale' | 'onRows'> {
  readonly figure: Figure;
  readonly answer: Answer;
  readonly wide: boolean;
}

function RowsButton({ figure, answer, locale, onRows }: Omit<FigureCellProps, 'wide'>) {
  const t = useTexts();
  const { sys } = useTheme();
  const count = answer.reply?.count ?? 0;
  if (count === 0) return null;
  // How many records meet a further condition is known when they are shown.
  const text =
    figure.rows.where === undefined ? t('view', { count, shown: formatNumber(count) }) : t('viewRecords');
  return (
    <Button
      type="tertiary"
      size="sm"
      aria-label={`${message(figure.label, locale)}: ${text}`}
      onClick={() => onRows(figure)}
      css={{ minHeight: 24, padding: '0 6px', marginLeft: -6, fontSize: 12, color: sys.color.primary.main }}
    >
      {text}
    </Button>
  );
}

function FigureCell({ figure, answer, wide, locale, onRows }: FigureCellProps) {
  const t = useTexts();
  const { sys } = useTheme();
  return (
    <div css={{ padding: '10px 14px', minWidth: 0, gridColumn: wide ? '1 / -1' : undefined }}>
      <dt css={{ fontSize: 12, lineHeight: '16px', fontWeight: 400, color: sys.color.surface.paperHint }}>
        {message(figure.label, locale)}
      </dt>
      <dd css={{ margin: 0, fontSize: 18, lineHeight: '24px', fontWeight: 680 }}>
        <span data-testid={`board-${figure.key}`} data-value={figure.value ?? ''}>
          {figureText(figure)}
        </span>{' '}
        {(answer.fault || figure.value === null) && <Chip>{t(answer.fault ? 'notHad' : 'unknown')}</Chip>}
      </dd>
      <dd css={{ margin: 0 }}>
        <RowsButton figure={figure} answer={answer} locale={locale} onRows={onRows} />
      </dd>
    </div>
  );
}

/** The large figures, two to a row; one alone, and the last of an odd number, take the whole of it. */
export function FigureGrid({ figures, answers, locale, onRows }: FigureGridProps) {
  const { sys } = useTheme();
  const rule = `1px solid ${sys.color.divider.primary}`;
  return (
    <dl
      css={{
        margin: 0,
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        gap: 1,
        background: sys.color.divider.primary,
        borderTop: rule,
        '& > div': { background: sys.color.surface.paper }
      }}
    >
      {figures.map((figure, at) => (
        <FigureCell
          key={figure.key}
          figure={figure}
          answer={answers[figure.rows.question]}
          wide={at === figures.length - 1 && figures.length % 2 === 1}
          locale={locale}
          onRows={onRows}
        />
      ))}
    </dl>
  );
}
