import type { AreaFigureName, ServiceAreaFigures } from 'widgets/shared-code/site-core';
import { Chip, useLook } from 'widgets/shared-code/site-core';
import { figureText } from '../area-words';
import { useTexts } from '../use-texts';

interface FigureProps {
  readonly field: AreaFigureName;
  readonly figures: ServiceAreaFigures;
}

/** A figure as text; the raw number stands in `data-value`. */
export function FigureValue({ field, figures }: FigureProps) {
  const t = useTexts();
  const value = figures[field];
  return (
    <span data-testid={`sa-${field}`} data-value={value ?? ''} css={{ whiteSpace: 'normal' }}>
      {figureText(field, value, t)}
    </span>
  );
}

/** The colour of a figure; null for that of the text. */
function useSignColour(field: AreaFigureName, { profit_week: profit }: ServiceAreaFigures): string | null {
  const { sys } = useLook();
  if (field !== 'profit_week') return null;
  return profit >= 0 ? sys.color.primary.main : sys.color.error.main;
}

/** The figure that a map is about, under its label. */
export function HeadlineFigure({ field, figures }: FigureProps) {
  const t = useTexts();
  const { type } = useLook();
  const colour = useSignColour(field, figures);
  return (
    <div css={{ minWidth: 0 }}>
      <dt css={type.heading}>{t(field)}</dt>
      <dd css={{ margin: 0, ...type.page, color: colour ?? 'inherit' }}>
        <FigureValue field={field} figures={figures} />
      </dd>
    </div>
  );
}

/** A large figure under its label. */
export function MainFigure({ field, figures }: FigureProps) {
  const t = useTexts();
  const { type, space } = useLook();
  const colour = useSignColour(field, figures);
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
        <FigureValue field={field} figures={figures} />
      </dd>
    </div>
  );
}

/** A small figure under its label. */
export function SmallFigure({ field, figures }: FigureProps) {
  const t = useTexts();
  const { type, weight, space } = useLook();
  return (
    <div css={{ minWidth: 0 }}>
      <dt css={type.hint}>{t(field)}</dt>
      <dd
        css={{ margin: 0, fontWeight: weight.strong, display: 'flex', gap: space(1.5), alignItems: 'center' }}
      >
        <FigureValue field={field} figures={figures} />
        {field === 'currentP1Price' && figures.currentP1PriceIsDefault && (
          <span title={t('priceDefaultHint')}>
            <Chip>{t('priceDefault')}</Chip>
          </span>
        )}
      </dd>
    </div>
  );
}
