import { useTheme } from 'jimu-theme';
import type { IMThemeVariables } from 'jimu-theme';
import { useMemo } from 'react';

export interface ColorPickerProps {
  /** A CSS colour: a hexadecimal number, rgb(), rgba(), hsl(), or a variable of the theme. */
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

/** Red, green and blue from 0 to 255, and the opacity, 0 to 1. */
type ColorChannels = readonly [red: number, green: number, blue: number, opacity: number];

/**
 * Returns the channels of a CSS colour, also of names and variables of the theme; null for one that the
 * browser does not know.
 */
function readChannels(color: string): ColorChannels | null {
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

const toHex = ([red, green, blue]: ColorChannels): string =>
  `#${[red, green, blue].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** Returns the chosen colour with the opacity of the previous one. */
function withOpacity(before: ColorChannels | null, hex: string): string {
  const opacity = before?.[3] ?? 1;
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return opacity === 1 ? hex : `rgba(${red}, ${green}, ${blue}, ${opacity})`;
}

/** The browser's own colour picker as a field. A partly transparent colour keeps its opacity. */
export function ColorPicker({ color = '', disabled, className, onChange, ...aria }: ColorPickerProps) {
  const { sys } = useTheme();
  const channels = useMemo(() => readChannels(color), [color]);
  return (
    <input
      type="color"
      {...aria}
      className={className}
      disabled={disabled}
      value={channels ? toHex(channels) : '#000000'}
      onChange={({ target }) => onChange?.(withOpacity(channels, target.value))}
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

/** The same picker under the platform's name for the one that offers the theme's colours. */
export const ThemeColorPicker = ({ value, specificTheme: _any, ...rest }: ThemeColorPickerProps) => (
  <ColorPicker color={value} {...rest} />
);
