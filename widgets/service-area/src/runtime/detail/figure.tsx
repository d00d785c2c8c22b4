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

/** A large figure under its label. */
export function MainFigure({ field, figures }: FigureProps) {
  const t = useTexts();
  const { sys, type, space } = useLook();
  const profit = field === 'profit_week';
  const gain = figures.profit_week >= 0 ? sys.color.primary.main : sys.color.error.main;
  return (
    <div css={{ padding: space(2.5, 3.5), minWidth: 0 }}>
      <dt css={type.hint}>{t(field)}</dt>
      <dd
        css={{
          margin: 0,
          ...type.figure,
          whiteSpace: 'nowrap',
          color: profit ? gain : 'inherit'
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
