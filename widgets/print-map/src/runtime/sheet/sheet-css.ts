import type { Orientation } from '../../config';
import { SHEET_MARGIN } from '../paper';

/**
 * Returns the style of a sheet: black on white regardless of the page's theme, in millimetres and points. The
 * sheet is hidden on the screen, and in print everything else is. Colours with a meaning are on elements
 * without text (bars, dots, symbols) and in drawings; they are preserved.
 */
export const sheetCss = (orientation: Orientation): string => `
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
  .print-head { display: flex; justify-content: space-between; align-items: baseline; gap: 6mm; margin-bottom: 3mm; }
  .print-head p { flex: none; }
  .print-map { margin: 0 0 4mm; break-inside: avoid; }
  .print-sheet[data-beside] .print-map { float: left; margin-right: 5mm; }
  .print-picture, .print-picture img { display: block; width: 100%; height: 100%; }
  .print-picture { position: relative; box-sizing: border-box; border: 0.3mm solid #000; }
  .print-marks { display: flex; align-items: flex-end; gap: 5mm; min-height: 7mm; margin-top: 1.5mm; }
  .print-bar { border: solid #000; border-width: 0 0.4mm 0.4mm; text-align: center; }
  .print-north { display: flex; align-items: center; gap: 1mm; font-weight: 700; }
  .print-north span { display: inline-block; font-size: 13pt; line-height: 1; }
  .print-legend { overflow-wrap: anywhere; }
  .print-layers { columns: 3; column-gap: 6mm; }
  .print-sheet[data-orientation='landscape'] .print-layers { columns: 4; }
  .print-sheet[data-beside] .print-layers { columns: auto; }
  .print-sheet ul { list-style: none; margin: 0; padding: 0; }
  .print-layers > li { break-inside: avoid; margin-bottom: 2.5mm; }
  .print-entry { display: flex; align-items: center; gap: 2mm; min-height: 5mm; break-inside: avoid; }
  .print-swatch { flex: none; display: flex; justify-content: center; min-width: 7mm; }
  .print-swatch img, .print-swatch svg { display: block; }
  .print-patch { display: block; width: 6mm; height: 4mm; }
  .print-results, .print-foot { clear: both; }
  .print-results { columns: 2; column-gap: 6mm; padding-top: 2mm; }
  .print-sheet[data-orientation='landscape'] .print-results { columns: 3; }
  .print-section { margin-bottom: 5mm; }
  .print-section[data-wide] { column-span: all; }
  .print-result, .print-result * {
    color: #000 !important; border-color: #999 !important; box-shadow: none !important; opacity: 1 !important;
  }
  .print-result section, .print-result div {
    max-height: none !important; min-height: 0 !important; overflow: visible !important;
  }
  .print-result th, .print-result td { position: static !important; box-shadow: none !important; }
  .print-result tr, .print-result dl > div, .print-result li { break-inside: avoid; }
  .print-result :not(:empty):not(svg *) { background: transparent !important; }
  .print-result :is(th, td) { background: transparent !important; }
  .print-result :is(table, table *) { font-size: 8pt !important; line-height: 1.3 !important; }
  .print-result :is(th, td) { padding: 0.6mm 1mm !important; }
  .print-result [class*='TabScrollButton'] { display: none !important; }
  .print-result [role='group'] { border: 0 !important; padding: 0 !important; }
  .print-result svg text { fill: #000 !important; }
  .print-foot { padding-top: 2mm; border-top: 0.3mm solid #999; font-size: 8pt; overflow-wrap: anywhere; }
}
`;
