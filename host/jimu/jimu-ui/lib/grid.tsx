import { useTheme } from 'jimu-theme';
import type { HTMLAttributes, FormHTMLAttributes } from 'react';

/** Columns of the grid. */
const COLUMNS = 12;

type ColumnSize = number | string | boolean | { readonly size?: number | string; readonly offset?: number };

export interface ContainerProps extends HTMLAttributes<HTMLDivElement> {
  readonly fluid?: boolean;
}

/** Contains rows, with the theme's spacing at both sides. */
export function Container({ fluid: _fluid, ...rest }: ContainerProps) {
  const { sys } = useTheme();
  return <div css={{ width: '100%', padding: `0 ${sys.spacing(3)}` }} {...rest} />;
}

export interface RowProps extends HTMLAttributes<HTMLDivElement> {
  /** No space between the columns. */
  readonly noGutters?: boolean;
}

/** A row of columns, which wrap when they do not fit. */
export function Row({ noGutters, ...rest }: RowProps) {
  const { sys } = useTheme();
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', columnGap: noGutters ? 0 : sys.spacing(3) }} {...rest} />
  );
}

export interface ColProps extends HTMLAttributes<HTMLDivElement> {
  /** Twelfths of the row, 'auto' for the width of the content; undefined for an equal share. */
  readonly xs?: ColumnSize;
  readonly sm?: ColumnSize;
  readonly md?: ColumnSize;
  readonly lg?: ColumnSize;
  readonly xl?: ColumnSize;
}

const BREAKPOINTS = { sm: 576, md: 768, lg: 992, xl: 1200 } as const;

function computeColumnStyle(size: ColumnSize | undefined) {
  const value = typeof size === 'object' ? size.size : size;
  if (value === undefined || value === true || value === '') return { flex: '1 0 0', minWidth: 0 };
  if (value === 'auto') return { flex: '0 0 auto', maxWidth: '100%' };
  const part = `${(Number(value) / COLUMNS) * 100}%`;
  // The gap between columns is part of their width.
  return { flex: `1 1 calc(${part} - 12px)`, maxWidth: part, minWidth: 0 };
}

/** One column of a row. Breakpoints (px) are of the window, as in the grid that it replaces. */
export function Col({ xs, sm, md, lg, xl, ...rest }: ColProps) {
  const sizes = { sm, md, lg, xl };
  const wider = Object.entries(BREAKPOINTS).flatMap(([name, width]) => {
    const size = sizes[name as keyof typeof BREAKPOINTS];
    return size === undefined ? [] : [[`@media (min-width: ${width}px)`, computeColumnStyle(size)] as const];
  });
  const first = xs ?? (wider.length > 0 ? COLUMNS : undefined);
  return <div css={[computeColumnStyle(first), Object.fromEntries(wider)]} {...rest} />;
}

export interface FormProps extends FormHTMLAttributes<HTMLFormElement> {
  readonly inline?: boolean;
}

export function Form({ inline, ...rest }: FormProps) {
  const { sys } = useTheme();
  return (
    <form
      css={inline ? { display: 'flex', gap: sys.spacing(2), alignItems: 'center' } : undefined}
      {...rest}
    />
  );
}

/** A control of a form with its label. */
export function FormGroup(props: HTMLAttributes<HTMLDivElement>) {
  const { sys } = useTheme();
  return <div css={{ marginBottom: sys.spacing(3) }} {...props} />;
}
