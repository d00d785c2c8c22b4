import MuiLink from '@mui/material/Link';
import type { AriaRole, CSSProperties, ImgHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';

/** The framework's link takes no other attributes of an `<a>`, such as `rel`. */
export interface LinkProps {
  readonly id?: string;
  readonly title?: string;
  readonly role?: AriaRole;
  readonly tabIndex?: number;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly 'aria-label'?: string;
  readonly to?: string;
  readonly href?: string;
  readonly target?: '_self' | '_blank' | '_parent' | '_top';
  readonly disabled?: boolean;
  onClick?(event: MouseEvent<HTMLAnchorElement>): void;
  readonly ref?: Ref<HTMLAnchorElement>;
  readonly children?: ReactNode;
}

/** A link to another page or address. */
export function Link({ to, href, disabled, children, ...rest }: LinkProps) {
  const address = disabled ? undefined : (href ?? to);
  return (
    <MuiLink href={address} aria-disabled={disabled} {...rest}>
      {children}
    </MuiLink>
  );
}

export interface ImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  readonly imageFillMode?: 'fill' | 'fit';
}

/** An image; `alt` describes it, '' for a decorative one. */
export function Image({ imageFillMode = 'fit', alt = '', ...rest }: ImageProps) {
  return (
    <img
      alt={alt}
      css={{ maxWidth: '100%', objectFit: imageFillMode === 'fill' ? 'cover' : 'contain' }}
      {...rest}
    />
  );
}
