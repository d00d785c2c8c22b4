import { Segments, useThemeStyles } from 'widgets/shared-code/site-base';
import type { DrawMode } from '../state';
import { MEASURE_MODES, SELECT_MODES } from '../state';
import { useTexts } from '../use-texts';

interface ModeChoiceProps {
  /** The active mode; null while nothing is drawn. */
  readonly active: DrawMode | null;
  onChoose(mode: DrawMode): void;
}

/** Choice of what to draw: a measurement, or a shape that narrows the layers. */
export function ModeChoice({ active, onChoose }: ModeChoiceProps) {
  const t = useTexts();
  const { type, weight, space } = useThemeStyles();
  const groups = [
    { key: 'measure', label: t('measure'), modes: MEASURE_MODES },
    { key: 'select', label: t('select'), modes: SELECT_MODES }
  ] as const;
  return (
    <>
      {groups.map(({ key, label, modes }) => (
        <div key={key} css={{ display: 'grid', gap: space(1.5) }}>
          <span aria-hidden="true" css={{ ...type.body, fontWeight: weight.strong }}>
            {label}
          </span>
          <Segments<DrawMode | ''>
            label={label}
            options={modes.map((value) => ({ value, label: t(value) }))}
            value={active ?? ''}
            onChange={(mode) => mode !== '' && onChoose(mode)}
          />
        </div>
      ))}
    </>
  );
}
