import MuiLink from '@mui/material/Link';
import type { AnchorHTMLAttributes, ImgHTMLAttributes, ReactNode, Ref } from 'react';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'color' | 'href'> {
  readonly to?: string;
  readonly href?: string;
  readonly disabled?: boolean;
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

/** A picture; `alt` says what it shows, '' when it only decorates. */
export function Image({ imageFillMode = 'fit', alt = '', ...rest }: ImageProps) {
  return (
    <img
      alt={alt}
      css={{ maxWidth: '100%', objectFit: imageFillMode === 'fill' ? 'cover' : 'contain' }}
      {...rest}
    />
  );
}
