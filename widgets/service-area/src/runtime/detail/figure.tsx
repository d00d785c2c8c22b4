import { Button } from 'jimu-ui';
import type { ReactNode } from 'react';
import { useThemeStyles } from 'widgets/shared-code/site-base';
import type { AreaFigureName, ServiceAreaFigures } from 'widgets/shared-code/site-domain';
import { figureScope, figureText, isDefault } from '../area-words';
import { PriceMark } from '../small-parts';
import type { Area } from '../state';
import { useTexts } from '../use-texts';
import { useAreaRecordsOpener } from './area-records';

interface FigureProps {
  readonly field: AreaFigureName;
  readonly area: Area;
}

interface OpenableTextProps {
  readonly label: string;
  readonly text: string;
  /** Opens the records behind the figure; null when there are no records to open. */
  readonly open: (() => void) | null;
  readonly children: ReactNode;
}

/** The text of a figure, as a button when it opens the records behind it. */
export function OpenableText({ label, text, open, children }: OpenableTextProps) {
  const t = useTexts();
  if (!open) return children;
  return (
    <Button
      type="tertiary"
      title={t('showRecords')}
      aria-label={t('showRecordsOf', { figure: label, text })}
      data-printed
      onClick={open}
      css={{
        minWidth: 0,
        minHeight: 24,
        padding: 0,
        font: 'inherit',
        color: 'inherit',
        textAlign: 'start',
        textDecoration: 'underline dotted',
        textUnderlineOffset: '0.2em'
      }}
    >
      {children}
    </Button>
  );
}

/** A figure that opens the records behind it, if any; `data-value` has the raw number. */
export function FigureValue({ field, area }: FigureProps) {
  const t = useTexts();
  const open = useAreaRecordsOpener(field, area);
  const value = area.summary.figures[field];
  const text = figureText(field, value, t);
  return (
    <OpenableText label={t(field)} text={text} open={open}>
      <span data-testid={`sa-${field}`} data-value={value ?? ''} css={{ whiteSpace: 'normal' }}>
        {text}
      </span>
    </OpenableText>
  );
}

/** Line under a figure: its scope, and the reason when it is a default. */
export function FigureScopeHint({ field, area }: FigureProps) {
  const t = useTexts();
  const { type } = useThemeStyles();
  return (
    <dd css={{ margin: 0, ...type.hint }} data-testid={`scope-of-${field}`}>
      {figureScope(field, area, t)}
      {isDefault(field, area.summary.figures) && ` · ${t('priceDefaultHint')}`}
    </dd>
  );
}

/** Returns the colour of a figure; null for the colour of the text. */
function useSignColour(field: AreaFigureName, { profit_week: profit }: ServiceAreaFigures): string | null {
  const { sys } = useThemeStyles();
  if (field !== 'profit_week') return null;
  return profit >= 0 ? sys.color.primary.main : sys.color.error.main;
}

/** The headline figure of a map, under its label. */
export function HeadlineFigure({ field, area }: FigureProps) {
  const t = useTexts();
  const { type } = useThemeStyles();
  const colour = useSignColour(field, area.summary.figures);
  return (
    <div css={{ minWidth: 0 }}>
      <dt css={type.heading}>{t(field)}</dt>
      <dd css={{ margin: 0, ...type.page, color: colour ?? 'inherit' }}>
        <FigureValue field={field} area={area} />
      </dd>
      <FigureScopeHint field={field} area={area} />
    </div>
  );
}

/** A large figure under its label. */
export function MainFigure({ field, area }: FigureProps) {
  const t = useTexts();
  const { type, space } = useThemeStyles();
  const colour = useSignColour(field, area.summary.figures);
  return (
    <div css={{ padding: space(2.5, 3.5), minWidth: 0 }}>
      <dt css={type.hint}>{t(field)}</dt>
      <dd
        css={{
          margin: 0,
          ...type.figure,
          whiteSpace: 'nowrap',
          color: colour ?? 'inherit'
        }}
      >
        <FigureValue field={field} area={area} />
      </dd>
      <FigureScopeHint field={field} area={area} />
    </div>
  );
}

/** A small figure under its label. */
export function SmallFigure({ field, area }: FigureProps) {
  const t = useTexts();
  const { type, weight, space } = useThemeStyles();
  return (
    <div css={{ minWidth: 0 }}>
      <dt css={type.hint}>{t(field)}</dt>
      <dd
        css={{
          margin: 0,
          fontWeight: weight.strong,
          display: 'flex',
          flexWrap: 'wrap',
          gap: space(0, 1.5),
          alignItems: 'center'
        }}
      >
        <FigureValue field={field} area={area} />
        <PriceMark field={field} figures={area.summary.figures} />
      </dd>
      <FigureScopeHint field={field} area={area} />
    </div>
  );
}
