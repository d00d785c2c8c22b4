import { SHEET_MARGIN } from './paper';
import type { Orientation } from './paper';

/**
 * Returns the style of every sheet: black on white regardless of the page's theme, in millimetres and points. The
 * sheet is hidden on the screen, and in print everything else is. Colours with a meaning are on elements
 * without text (bars, dots, symbols) and in drawings; they are preserved.
 */
export const printPageCss = (orientation: Orientation): string => `
@page { size: A4 ${orientation}; margin: ${SHEET_MARGIN}mm; }
.print-sheet { display: none; }
@media print {
  :root, body {
    display: block !important; position: static !important; width: auto !important; height: auto !important;
    min-height: 0 !important; margin: 0 !important; padding: 0 !important; overflow: visible !important;
    background: #fff !important; color-scheme: light !important;
  }
  body > :not(.print-sheet) { display: none !important; }
  .print-sheet {
    display: block; color: #000; background: #fff; font-size: 9pt; line-height: 1.35;
    -webkit-print-color-adjust: exact; print-color-adjust: exact;
  }
  .print-sheet h1 { margin: 0; font-size: 16pt; line-height: 1.2; overflow-wrap: anywhere; }
  .print-sheet h2 { margin: 0 0 1.5mm; font-size: 11pt; line-height: 1.25; break-after: avoid; }
  .print-sheet h3, .print-sheet h4 { margin: 0; font-size: 9pt; line-height: 1.35; break-after: avoid; }
  .print-sheet h4 { font-weight: 400; }
  .print-sheet p { margin: 0; }
  .print-sheet ul { list-style: none; margin: 0; padding: 0; }
  .print-head { display: flex; justify-content: space-between; align-items: baseline; gap: 6mm; margin-bottom: 3mm; }
  .print-head p { flex: none; }
  .print-marks { display: flex; align-items: flex-end; gap: 5mm; min-height: 7mm; margin-top: 1.5mm; }
  .print-bar { border: solid #000; border-width: 0 0.4mm 0.4mm; text-align: center; }
  .print-north { display: flex; align-items: center; gap: 1mm; font-weight: 700; }
  .print-north span { display: inline-block; font-size: 13pt; line-height: 1; }
  .print-foot { padding-top: 2mm; border-top: 0.3mm solid #999; font-size: 8pt; overflow-wrap: anywhere; }
}
`;
