import { useTheme } from 'jimu-theme';
import type { IMThemeVariables } from 'jimu-theme';
import { useMemo } from 'react';

export interface ColorPickerProps {
  /** As CSS writes it: a hexadecimal number, rgb(), rgba(), hsl(), or a variable of the theme. */
  readonly color?: string;
  readonly disabled?: boolean;
  readonly className?: string;
  readonly 'aria-label'?: string;
  onChange?(color: string): void;
}

export interface ThemeColorPickerProps extends Omit<ColorPickerProps, 'color'> {
  readonly value?: string;
  /** The theme whose colours are offered; this host offers any. */
  readonly specificTheme?: IMThemeVariables;
}

/** Red, green and blue from 0 to 255, and how opaque, 0 to 1. */
type Channels = readonly [red: number, green: number, blue: number, opacity: number];

/** What a colour of CSS is made of, names and variables of the theme too; null for none that the browser knows. */
function channelsOf(color: string): Channels | null {
  const probe = document.createElement('span');
  probe.style.color = color;
  if (probe.style.color === '') return null;
  document.body.append(probe);
  const numbers =
    getComputedStyle(probe)
      .color.match(/[\d.]+/g)
      ?.map(Number) ?? [];
  probe.remove();
  const [red, green, blue, opacity = 1] = numbers;
  return red === undefined || green === undefined || blue === undefined ? null : [red, green, blue, opacity];
}

const hexOf = ([red, green, blue]: Channels): string =>
  `#${[red, green, blue].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** The colour that was chosen, as opaque as the one before. */
function asOpaqueAs(before: Channels | null, hex: string): string {
  const opacity = before?.[3] ?? 1;
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return opacity === 1 ? hex : `rgba(${red}, ${green}, ${blue}, ${opacity})`;
}

/** The browser's own chooser of colours, as a field. A colour that is partly transparent stays so. */
export function ColorPicker({ color = '', disabled, className, onChange, ...aria }: ColorPickerProps) {
  const { sys } = useTheme();
  const channels = useMemo(() => channelsOf(color), [color]);
  return (
    <input
      type="color"
      {...aria}
      className={className}
      disabled={disabled}
      value={channels ? hexOf(channels) : '#000000'}
      onChange={({ target }) => onChange?.(asOpaqueAs(channels, target.value))}
      css={{
        width: 44,
        height: 28,
        padding: sys.spacing(0.5),
        background: sys.color.surface.paper,
        border: `1px solid ${sys.color.divider.inputField}`,
        borderRadius: sys.shape.shape1
      }}
    />
  );
}

/** The same, by the name that the platform gives the one which offers the theme's colours. */
export const ThemeColorPicker = ({ value, specificTheme: _any, ...rest }: ThemeColorPickerProps) => (
  <ColorPicker color={value} {...rest} />
);
