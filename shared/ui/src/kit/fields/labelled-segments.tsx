import { useThemeStyles } from '../theme/styles';
import { Segments } from './segments';

interface LabelledSegmentsProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly value: Value;
  format(value: Value): string;
  onChange(value: Value): void;
}

/** A choice of few values under its label. */
export function LabelledSegments<Value extends string>(props: LabelledSegmentsProps<Value>) {
  const { label, values, value, format, onChange } = props;
  const { weight, space } = useThemeStyles();
  return (
    <div css={{ display: 'grid', gap: space(1.5) }}>
      <span aria-hidden="true" css={{ fontWeight: weight.medium }}>
        {label}
      </span>
      <Segments<Value>
        label={label}
        options={values.map((one) => ({ value: one, label: format(one) }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
