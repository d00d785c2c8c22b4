import type { CSSProperties } from 'react';

export interface IconProps {
  /** SVG source or the address of an image. */
  readonly icon: string;
  readonly size?: number | string;
  readonly width?: number | string;
  readonly height?: number | string;
  readonly color?: string;
  readonly rotate?: number;
  readonly className?: string;
  readonly title?: string;
  readonly 'aria-label'?: string;
}

const namedSizes: Record<string, number> = { s: 12, m: 16, l: 24 };

/** An icon; without `aria-label` it says nothing to a screen reader. `size` in px or 's' | 'm' | 'l'. */
export function Icon(props: IconProps) {
  const { icon, size = 16, color, rotate, className, title } = props;
  const side = typeof size === 'string' ? (namedSizes[size] ?? size) : size;
  const style: CSSProperties = {
    display: 'inline-flex',
    flex: 'none',
    width: props.width ?? side,
    height: props.height ?? side,
    color,
    transform: rotate === undefined ? undefined : `rotate(${rotate}deg)`
  };
  const label = props['aria-label'];
  const name =
    label === undefined
      ? ({ 'aria-hidden': true } as const)
      : ({ role: 'img', 'aria-label': label } as const);
  if (!/^\s*(<\?xml|<svg)/.test(icon))
    return <img src={icon} alt={label ?? ''} className={className} style={style} title={title} />;
  return (
    <span
      {...name}
      className={className}
      title={title}
      style={style}
      css={{ '& > svg': { width: '100%', height: '100%' } }}
      dangerouslySetInnerHTML={{ __html: icon }}
    />
  );
}
