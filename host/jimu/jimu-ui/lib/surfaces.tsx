import type { HTMLAttributes, JSX, Ref } from 'react';
import { useTheme } from 'jimu-theme';

export interface PaperProps extends HTMLAttributes<HTMLDivElement> {
  readonly variant?: 'elevated' | 'outlined' | 'flat';
  readonly shape?: 'none' | 'shape1' | 'shape2';
  readonly transparent?: boolean;
  readonly ref?: Ref<HTMLDivElement>;
}

/** A surface of the theme; `variant="flat" shape="none"` is the root of most widgets. */
export function Paper({ variant = 'elevated', shape = 'shape2', transparent, ...rest }: PaperProps) {
  const { sys } = useTheme();
  return (
    <div
      css={{
        background: transparent ? 'transparent' : sys.color.surface.paper,
        color: sys.color.surface.paperText,
        borderRadius: shape === 'none' ? 0 : sys.shape[shape],
        boxShadow: variant === 'elevated' ? sys.shadow.shadow2 : 'none',
        border: variant === 'outlined' ? `1px solid ${sys.color.divider.primary}` : 0
      }}
      {...rest}
    />
  );
}

type Tag = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'p' | 'span' | 'div';
type TypographyVariant =
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'h5'
  | 'h6'
  | 'title1'
  | 'title2'
  | 'title3'
  | 'body1'
  | 'body2'
  | 'label1'
  | 'label2'
  | 'label3';

export interface TypographyProps extends Omit<HTMLAttributes<HTMLElement>, 'color'> {
  readonly variant?: TypographyVariant;
  readonly component?: Tag;
  readonly color?: 'inherit' | 'paperText' | 'paperHint' | 'primary' | 'error';
  readonly align?: 'left' | 'center' | 'right';
  readonly noWrap?: boolean;
  readonly gutterBottom?: boolean;
}

const tags: Partial<Record<TypographyVariant, Tag>> = {
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h5',
  h6: 'h6',
  title1: 'h2',
  title2: 'h3',
  title3: 'h4'
};

/** Text in one of the theme's styles. */
export function Typography(props: TypographyProps) {
  const { variant = 'body1', component, color = 'inherit', align, noWrap, gutterBottom, ...rest } = props;
  const { sys } = useTheme();
  const Element = (component ?? tags[variant] ?? 'p') as keyof JSX.IntrinsicElements & Tag;
  const colors = {
    inherit: undefined,
    paperText: sys.color.surface.paperText,
    paperHint: sys.color.surface.paperHint,
    primary: sys.color.primary.main,
    error: sys.color.error.main
  };
  return (
    <Element
      css={{
        ...sys.typography[variant],
        margin: gutterBottom ? `0 0 ${sys.spacing(2)}` : 0,
        color: colors[color],
        textAlign: align,
        ...(noWrap && { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
      }}
      {...rest}
    />
  );
}
