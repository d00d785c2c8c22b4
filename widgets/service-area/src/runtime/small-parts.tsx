import { Chip } from 'widgets/shared-code/site-base';
import type { AreaFigureName, ServiceAreaFigures } from 'widgets/shared-code/site-domain';
import { placeName } from './place-name';
import type { Area } from './state';
import { cssColour } from './state';
import { useTexts } from './use-texts';

interface DotProps extends Pick<Area, 'colour'> {
  /** Dashed, like the outline of the rainy season on the map. */
  readonly hollow?: boolean;
}

export const Dot = ({ colour, hollow = false }: DotProps) => (
  <span
    aria-hidden="true"
    css={{
      flex: 'none',
      width: 10,
      height: 10,
      boxSizing: 'border-box',
      borderRadius: '50%',
      ...(hollow ? { border: `2px dashed ${cssColour(colour)}` } : { background: cssColour(colour) })
    }}
  />
);

/** Shows 'Uyo · 60 min'; a long place is truncated, the minutes are not. */
export function AreaName({ area }: { readonly area: Area }) {
  const t = useTexts();
  return (
    <span css={{ display: 'inline-flex', minWidth: 0 }}>
      <span css={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {placeName(area)}
      </span>
      <span css={{ whiteSpace: 'pre' }}>{` · ${t('minutes', { minutes: area.minutes })}`}</span>
    </span>
  );
}

/** Marks a price that is a default or was paid long ago; renders nothing for any other figure. */
export function PriceMark({
  field,
  figures
}: {
  readonly field: AreaFigureName;
  readonly figures: Partial<ServiceAreaFigures>;
}) {
  const t = useTexts();
  if (field !== 'currentP1Price') return null;
  if (figures.currentP1PriceIsDefault)
    return (
      <span title={t('priceDefaultHint')}>
        <Chip tone="warning">{t('priceDefault')}</Chip>
      </span>
    );
  return figures.currentP1PriceIsOld ? <Chip tone="warning">{t('priceOld')}</Chip> : null;
}
