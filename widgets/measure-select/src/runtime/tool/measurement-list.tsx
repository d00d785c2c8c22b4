import { formatDistance, IconButton, useThemeStyles } from 'widgets/shared-code/site-base';
import { computeLength, formatSize } from '../measurement-words';
import type { Measurement } from '../state';
import { computeSections } from '../state';
import { useTexts } from '../use-texts';

interface MeasurementListProps {
  readonly measurements: readonly Measurement[];
  onRemove(id: number): void;
}

/** Returns the sections of a line, or the length of an outline, as text; null for a line of one section. */
function useDetail(): (measurement: Measurement) => string | null {
  const t = useTexts();
  return ({ kind, corners }) => {
    if (kind === 'area')
      return t('outline', { length: formatDistance(computeLength([...corners, corners[0]!])) });
    const sections = computeSections(corners);
    return sections.length < 2
      ? null
      : t('sections', { lengths: sections.map((section) => formatDistance(section)).join(' + ') });
  };
}

/** The measurements on the map, each with its total, its sections and a button that removes it. */
export function MeasurementList({ measurements, onRemove }: MeasurementListProps) {
  const t = useTexts();
  const { type, weight, space, rule } = useThemeStyles();
  const describeDetail = useDetail();
  if (measurements.length === 0) return null;
  return (
    <ul
      aria-label={t('measurements')}
      css={{ margin: 0, padding: space(1, 0, 0), listStyle: 'none', borderTop: rule }}
    >
      {measurements.map((one, at) => {
        const detail = describeDetail(one);
        return (
          <li key={one.id} css={{ display: 'flex', gap: space(2), alignItems: 'center', minHeight: 40 }}>
            <div css={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <span css={type.hint}>{t(one.kind)}</span>{' '}
              <b css={{ fontWeight: weight.strong }}>{formatSize(one)}</b>
              {detail !== null && <div css={type.hint}>{detail}</div>}
            </div>
            <IconButton
              name="trash"
              label={t('removeMeasurement', { number: at + 1, size: formatSize(one) })}
              onClick={() => onRemove(one.id)}
            />
          </li>
        );
      })}
    </ul>
  );
}
