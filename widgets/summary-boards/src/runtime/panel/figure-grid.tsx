import { Button } from 'jimu-ui';
import {
  Chip,
  formatNumber,
  formatQuantity,
  joinWithColon,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import type { BoardFigure } from '../boards/board';
import type { LayerAnswer } from '../data/fetch-layer-answer';
import { useTexts } from '../use-texts';

/** Formats a figure with its unit. */
export const figureText = ({ value, unit, digits }: BoardFigure): string =>
  unit === undefined ? formatNumber(value, digits) : formatQuantity(value, unit, digits);

interface FigureGridProps {
  readonly figures: readonly BoardFigure[];
  readonly answers: readonly LayerAnswer[];
  onRows(figure: BoardFigure): void;
}

interface FigureCellProps extends Pick<FigureGridProps, 'onRows'> {
  readonly figure: BoardFigure;
  readonly answer: LayerAnswer;
  readonly wide: boolean;
}

function RowsButton({ figure, answer, onRows }: Omit<FigureCellProps, 'wide'>) {
  const t = useTexts();
  const { sys, type, space } = useThemeStyles();
  const count = answer.reply?.count ?? 0;
  if (count === 0) return null;
  // The number of records that meet a further condition is known only when they are shown.
  const text =
    figure.rows.where === undefined ? t('view', { count, shown: formatNumber(count) }) : t('viewRecords');
  return (
    <Button
      type="tertiary"
      size="sm"
      aria-label={joinWithColon(figure.label, text)}
      onClick={() => onRows(figure)}
      css={{
        minHeight: 24,
        padding: space(0, 1.5),
        marginLeft: space(-1.5),
        whiteSpace: 'normal',
        textAlign: 'left',
        ...type.small,
        color: sys.color.primary.main
      }}
    >
      {text}
    </Button>
  );
}

function FigureCell({ figure, answer, wide, onRows }: FigureCellProps) {
  const t = useTexts();
  const { type, space } = useThemeStyles();
  return (
    <div css={{ padding: space(2.5, 3.5), minWidth: 0, gridColumn: wide ? '1 / -1' : undefined }}>
      <dt css={type.hint}>{figure.label}</dt>
      <dd css={{ margin: 0, ...type.figure }}>
        <span data-testid={`board-${figure.key}`} data-value={figure.value ?? ''}>
          {figureText(figure)}
        </span>{' '}
        {(answer.fault || figure.value === null) && <Chip>{t(answer.fault ? 'notHad' : 'unknown')}</Chip>}
      </dd>
      {figure.without && (
        <dd css={{ margin: 0, ...type.small }}>
          {t('without', {
            count: formatNumber(figure.without.count),
            total: formatNumber(figure.without.of)
          })}
        </dd>
      )}
      <dd css={{ margin: 0 }}>
        <RowsButton figure={figure} answer={answer} onRows={onRows} />
      </dd>
    </div>
  );
}

/** The large figures, two to a row; a single figure, or the last of an uneven number, fills its row. */
export function FigureGrid({ figures, answers, onRows }: FigureGridProps) {
  const { sys, space, rule } = useThemeStyles();
  return (
    <dl
      css={{
        margin: 0,
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: space(0.5),
        background: sys.color.divider.primary,
        borderTop: rule,
        '& > div': { background: sys.color.surface.paper }
      }}
    >
      {figures.map((figure, at) => (
        <FigureCell
          key={figure.key}
          figure={figure}
          answer={answers[figure.rows.question]!}
          wide={at === figures.length - 1 && figures.length % 2 === 1}
          onRows={onRows}
        />
      ))}
    </dl>
  );
}
