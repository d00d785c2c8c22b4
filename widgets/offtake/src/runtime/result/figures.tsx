import { Button } from 'jimu-ui';
import { useThemeStyles } from 'widgets/shared-code/site-base';
import type { OfftakeFarmKind } from 'widgets/shared-code/site-domain';
import { FigureTable } from 'widgets/shared-code/site-analysis';
import type { OfftakeAnalysis } from '../data/use-analysis';
import type { OfftakeLine } from '../lines';
import { useTexts } from '../use-texts';
import { placeName, positionText } from '../words';

interface FiguresProps {
  readonly caption: string;
  readonly analyses: readonly OfftakeAnalysis[];
  /** Returns the lines of one place; both places have the same keys. */
  listLines(analysis: OfftakeAnalysis): readonly OfftakeLine[];
  /** Opens the farms behind a count; not set when the map lacks the layer. */
  onRows?(analysis: OfftakeAnalysis, kind: OfftakeFarmKind): void;
  /** Whether the map has the layer of a farm kind. */
  canShow?(kind: OfftakeFarmKind): boolean;
}

function Count({
  line,
  label,
  onRows
}: {
  readonly line: OfftakeLine;
  readonly label: string;
  onRows(): void;
}) {
  const { sys, space } = useThemeStyles();
  return (
    <Button
      type="tertiary"
      size="sm"
      aria-label={label}
      data-printed
      onClick={onRows}
      css={{
        minHeight: 24,
        // In line with the figures that open nothing.
        minWidth: 0,
        padding: space(0, 1),
        margin: space(0, -1),
        fontWeight: 'inherit',
        color: sys.color.primary.main,
        textDecoration: 'underline'
      }}
    >
      {line.text}
    </Button>
  );
}

/** Figures of one place, or of two side by side; a count opens its farms. */
export function Figures({ caption, analyses, listLines, onRows, canShow }: FiguresProps) {
  const t = useTexts();
  const perPlace = analyses.map(listLines);
  const twins = new Set(analyses.map(({ summary }) => placeName(summary))).size < analyses.length;
  const renderValue = (key: string, at: number) => {
    const line = perPlace[at]!.find((one) => one.key === key);
    const kind = line?.farms;
    if (!line) return '–';
    const opens = kind && onRows && line.value !== 0 && (canShow?.(kind) ?? false);
    return (
      <span data-testid={at === 0 ? `offtake-${key}` : undefined} data-value={line.value ?? ''}>
        {opens ? (
          <Count
            line={line}
            label={t('viewRows', { count: line.text, farms: t(`rows_${kind}`) })}
            onRows={() => onRows(analyses[at]!, kind)}
          />
        ) : (
          line.text
        )}
      </span>
    );
  };
  const most = perPlace.reduce((longest, lines) => (lines.length > longest.length ? lines : longest), []);
  return (
    <FigureTable
      caption={caption}
      columns={analyses.map(({ summary }, at) => ({
        key: String(at),
        title: twins ? `${placeName(summary)} ${positionText(summary)}` : placeName(summary)
      }))}
      rows={most.map(({ key, label, strong }) => ({
        key,
        label,
        values: analyses.map((_, at) => renderValue(key, at)),
        ...(strong !== undefined && { strong })
      }))}
    />
  );
}
