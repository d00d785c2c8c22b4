import { useTheme } from 'jimu-theme';
import type { AreaFigureName, ServiceAreaFigures } from 'widgets/shared-code/site-core';
import { areaFigure, Chip } from 'widgets/shared-code/site-core';
import { useTexts } from '../use-texts';

interface FigureProps {
  readonly field: AreaFigureName;
  readonly figures: ServiceAreaFigures;
}

/** A figure as text; the raw number stands in `data-value`. */
export function FigureValue({ field, figures }: FigureProps) {
  const value = figures[field];
  return (
    <span data-testid={`sa-${field}`} data-value={value ?? ''}>
      {areaFigure(field).format(value)}
    </span>
  );
}

/** A large figure under its label. */
export function MainFigure({ field, figures }: FigureProps) {
  const t = useTexts();
  const { sys } = useTheme();
  const profit = field === 'profit_week';
  const gain = figures.profit_week >= 0 ? sys.color.primary.main : sys.color.error.main;
  return (
    <div css={{ padding: '10px 14px', minWidth: 0 }}>
      <dt css={{ fontSize: 12, lineHeight: '16px', fontWeight: 400, color: sys.color.surface.paperHint }}>
        {t(field)}
      </dt>
      <dd
        css={{
          margin: 0,
          fontSize: 18,
          lineHeight: '24px',
          fontWeight: 680,
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
  const { sys } = useTheme();
  return (
    <div css={{ minWidth: 0 }}>
      <dt css={{ fontSize: 12, lineHeight: '16px', fontWeight: 400, color: sys.color.surface.paperHint }}>
        {t(field)}
      </dt>
      <dd css={{ margin: 0, fontWeight: 600, display: 'flex', gap: 6, alignItems: 'center' }}>
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
