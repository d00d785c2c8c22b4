/** Style of the map's sheet: picture, legend and results. */
export const SHEET_CSS = `
  .print-map { margin: 0 0 4mm; break-inside: avoid; }
  .print-sheet[data-beside] .print-map { float: left; margin-right: 5mm; }
  .print-picture, .print-picture img { display: block; width: 100%; height: 100%; }
  .print-picture { position: relative; box-sizing: border-box; border: 0.3mm solid #000; }
  .print-legend { overflow-wrap: anywhere; }
  .print-layers { columns: 3; column-gap: 6mm; }
  .print-sheet[data-orientation='landscape'] .print-layers { columns: 4; }
  .print-sheet[data-beside] .print-layers { columns: auto; }
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
`;
