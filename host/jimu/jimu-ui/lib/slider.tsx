import type { InputHTMLAttributes } from 'react';
import { useTheme } from 'jimu-theme';
import { Tooltip } from './tooltip';

export interface SliderProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'size' | 'value' | 'defaultValue'
> {
  readonly value?: number;
  readonly defaultValue?: number;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly size?: 'default' | 'sm' | 'lg';
  /** Shows the value beside the thumb. */
  readonly tooltip?: boolean;
  formatter?(value: number): string;
}

/**
 * A thumb on a track; `onChange(event)` while it moves. A range input, as the framework's own: the widget may paint the
 * track with `--slider-track`, which otherwise is filled from its start to the thumb.
 */
export function Slider(props: SliderProps) {
  const { tooltip, formatter = String, size: _size, style, value, defaultValue, min = 0, max = 100 } = props;
  const { tooltip: _t, formatter: _f, size: _s, style: _st, ...rest } = props;
  const { color } = useTheme().sys;
  const shown = value ?? defaultValue ?? min;
  const share = max > min ? (100 * (shown - min)) / (max - min) : 0;
  const filled = `linear-gradient(to right, ${color.primary.main} ${share}%, ${color.divider.primary} ${share}%)`;
  const track = { height: 4, borderRadius: 2, background: 'var(--slider-track)' };
  const thumb = {
    appearance: 'none',
    boxSizing: 'border-box',
    width: 16,
    height: 16,
    borderRadius: '50%',
    border: `2px solid ${color.primary.main}`,
    background: color.surface.paper
  } as const;
  const input = (
    <input
      {...rest}
      type="range"
      min={min}
      max={max}
      style={{ '--slider-track': filled, ...style } as typeof style}
      css={{
        appearance: 'none',
        width: '100%',
        height: 20,
        margin: 0,
        background: 'transparent',
        cursor: 'pointer',
        '&::-webkit-slider-runnable-track': track,
        '&::-moz-range-track': track,
        // Half of what the thumb is higher than the track.
        '&::-webkit-slider-thumb': { ...thumb, transform: 'translateY(-6px)' },
        '&::-moz-range-thumb': thumb
      }}
    />
  );
  return tooltip ? <Tooltip title={formatter(shown)}>{input}</Tooltip> : input;
}
