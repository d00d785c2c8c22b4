import type { InputHTMLAttributes } from 'react';
import { useTheme } from 'jimu-theme';
import { Tooltip } from './tooltip';

/** No other events and attributes reach the input. */
export interface SliderProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'title' | 'aria-label' | 'aria-valuetext' | 'list' | 'disabled' | 'className' | 'style' | 'onChange'
> {
  readonly value?: number;
  readonly defaultValue?: number;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly size?: 'default' | 'lg';
  /** Shows the value beside the thumb. */
  readonly tooltip?: boolean;
  formatter?(value: number): string;
}

/**
 * A thumb on a track; calls `onChange(event)` while it moves. A range input like the framework's own: the
 * widget can style the track with `--slider-track`, which by default is filled from its start to the thumb.
 */
export function Slider(props: SliderProps) {
  const { tooltip, formatter = String, style, value, defaultValue, min = 0, max = 100 } = props;
  const { id, title, list, disabled, className, step, onChange } = props;
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
      {...{ id, title, list, disabled, className, step, value, defaultValue, onChange }}
      aria-label={props['aria-label']}
      aria-valuetext={props['aria-valuetext']}
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
        // Half of the difference between the heights of thumb and track.
        '&::-webkit-slider-thumb': { ...thumb, transform: 'translateY(-6px)' },
        '&::-moz-range-thumb': thumb
      }}
    />
  );
  return tooltip ? <Tooltip title={formatter(shown)}>{input}</Tooltip> : input;
}
