import { useEffect, useState } from 'react';
import type { CSSProperties } from 'react';

export interface IconProps {
  /** SVG source or the address of an image. An SVG of the widget's static files is inlined. */
  readonly icon: string;
  readonly size?: number | string;
  readonly width?: number | string;
  readonly height?: number | string;
  readonly color?: string;
  /** Draws an SVG in the colour of the text around it, whatever its own colours; true by default. */
  readonly currentColor?: boolean;
  readonly rotate?: number;
  readonly className?: string;
  readonly title?: string;
  readonly 'aria-label'?: string;
}

const namedSizes: Record<string, number> = { s: 12, m: 16, l: 24 };
/** Matches an SVG source, which may start with a declaration and comments. */
const IS_SVG = /^(?:\s|<\?xml.*?\?>|<!--[^]*?-->|<!DOCTYPE[^>]*>)*<svg\b/;

/** Fill and stroke colours written on an element of an SVG. */
const OWN_COLORS = /\s(fill|stroke)="(?!none")[^"]*"/g;

/** Path of an SVG among the static files of a widget. */
const OF_WIDGET = /^[^<]*\/dist\/(runtime|setting)\/assets\/[^?#]*\.svg$/;

const drawings = new Map<string, Promise<string | null>>();

/** Fetches the source of a widget's SVG; null when it cannot be loaded. */
function fetchDrawing(address: string): Promise<string | null> {
  const known = drawings.get(address);
  if (known) return known;
  const asked = fetch(address)
    .then(async (answer) => (answer.ok ? answer.text() : ''))
    .then((text) => (IS_SVG.test(text) ? text : null))
    .catch(() => null);
  drawings.set(address, asked);
  return asked;
}

/**
 * Replaces the address of a widget's own SVG by its source once it is loaded; only an inlined SVG takes a
 * colour.
 */
function useSource(icon: string): string {
  const [drawn, setDrawn] = useState<{ readonly icon: string; readonly source: string } | null>(null);
  useEffect(() => {
    if (!OF_WIDGET.test(icon)) return;
    const { origin, href } = new URL(icon, document.baseURI);
    if (origin !== location.origin) return;
    let wanted = true;
    void fetchDrawing(href).then((source) => wanted && source !== null && setDrawn({ icon, source }));
    return () => {
      wanted = false;
    };
  }, [icon]);
  return drawn?.icon === icon ? drawn.source : icon;
}

/** An icon; hidden from screen readers without `aria-label`. `size` in px or 's' | 'm' | 'l'. */
export function Icon(props: IconProps) {
  const { size = 16, color, rotate, className, title, currentColor = true } = props;
  const icon = useSource(props.icon);
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
  if (!IS_SVG.test(icon))
    return <img src={icon} alt={label ?? ''} className={className} style={style} title={title} />;
  return (
    <span
      {...name}
      className={className}
      title={title}
      style={style}
      css={{
        // A CSS rule overrides the attribute, as in Experience Builder: a shape without its own fill is
        // filled.
        '& > svg': { width: '100%', height: '100%', fill: 'currentColor' }
      }}
      dangerouslySetInnerHTML={{
        __html: currentColor ? icon.replace(OWN_COLORS, ' $1="currentColor"') : icon
      }}
    />
  );
}
