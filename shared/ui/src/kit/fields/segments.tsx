import { Button } from 'jimu-ui';
import { useThemeStyles } from '../theme/styles';

interface SegmentsProps<Value extends string> {
  /** Accessible name of the choice. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  onChange(value: Value): void;
}

/** Segmented control: a choice of one among few options. */
export function Segments<Value extends string>({ label, options, value, onChange }: SegmentsProps<Value>) {
  const { sys, type, weight, space, rule } = useThemeStyles();
  return (
    <div
      role="group"
      aria-label={label}
      css={{
        display: 'grid',
        gridTemplateColumns: `repeat(${options.length}, minmax(0, 1fr))`,
        gap: space(0.5),
        padding: space(0.5),
        borderRadius: sys.shape.shape1,
        background: sys.color.surface.background,
        border: rule
      }}
    >
      {options.map((one) => (
        <Button
          key={one.value}
          size="sm"
          type={one.value === value ? 'default' : 'tertiary'}
          aria-pressed={one.value === value}
          onClick={() => onChange(one.value)}
          css={{
            minHeight: 28,
            padding: space(0, 1),
            whiteSpace: 'normal',
            ...type.small,
            fontWeight: one.value === value ? weight.strong : weight.regular
          }}
        >
          {one.label}
        </Button>
      ))}
    </div>
  );
}
