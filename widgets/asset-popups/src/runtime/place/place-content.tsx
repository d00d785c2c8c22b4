import type Point from 'esri/geometry/Point';
import { formatPosition, useThemeStyles } from 'widgets/shared-code/site-base';
import type { ContentProps } from '../content-props';
import { RowList } from '../feature/row-list';
import { PopupHead } from '../head/popup-head';
import { useTexts } from '../use-texts';

/** Kinds of places of the suite's geocoder. */
const PLACE_KINDS = { City: 'placeTown', LGA: 'placeLga', State: 'placeState' } as const;

/** Content for a place found by the search: its kind and position. */
export function PlaceContent({ part, view, locale }: ContentProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const { geometry, attributes } = part.graphic;
  const { Type } = attributes as { readonly Type?: string };
  const kind = Object.entries(PLACE_KINDS).find(([type]) => type === Type)?.[1] ?? 'placeAny';
  const { latitude, longitude } = (geometry ?? {}) as Partial<Point>;
  const isKnown = latitude != null && longitude != null;
  const row = {
    name: 'position',
    label: t('position'),
    text: isKnown ? formatPosition(latitude, longitude) : null,
    missing: !isKnown,
    experimental: false
  };
  return (
    <>
      <PopupHead part={part} view={view} locale={locale} kind={t(kind)} />
      <div css={{ padding: space(0, 3.5) }}>
        <RowList rows={[row]} />
      </div>
    </>
  );
}
