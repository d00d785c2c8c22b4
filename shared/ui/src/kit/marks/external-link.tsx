import type { ReactNode } from 'react';
import { useThemeStyles } from '../theme/styles';

interface ExternalLinkProps {
  readonly href: string;
  readonly 'aria-label'?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A link to another page in a new tab. The page does not learn where its reader came from: the link of jimu-ui takes no
 * `rel`.
 */
export function ExternalLink({ href, className, children, ...rest }: ExternalLinkProps) {
  const { sys } = useThemeStyles();
  return (
    <a
      {...rest}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
      css={{ color: sys.color.primary.main }}
    >
      {children}
    </a>
  );
}
