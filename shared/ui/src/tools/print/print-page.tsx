import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Orientation } from './paper';
import { printPageCss } from './print-page-css';

export interface PrintPageProps {
  readonly orientation: Orientation;
  /** Style of the content, for print only. */
  readonly contentCss: string;
  /** True when a legend is beside the picture. */
  readonly isBeside?: boolean;
  readonly children: ReactNode;
}

/** Content for A4 paper: part of the page, but visible only in print, and then the only visible part. */
export const PrintPage = ({ orientation, contentCss, isBeside, children }: PrintPageProps) =>
  createPortal(
    <article className="print-sheet" data-orientation={orientation} data-beside={isBeside || undefined}>
      <style>{`${printPageCss(orientation)}@media print {${contentCss}}`}</style>
      {children}
    </article>,
    document.body
  );
