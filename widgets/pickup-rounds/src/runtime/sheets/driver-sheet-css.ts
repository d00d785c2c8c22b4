/** Style of driver sheets: one table for each vehicle and day, whose head is repeated on every page. */
export const DRIVER_SHEET_CSS = `
  .driver-sheet { width: 100%; border-collapse: collapse; font-size: 9.5pt; }
  .driver-sheet + .driver-sheet { break-before: page; }
  .driver-sheet :is(th, td) { padding: 1.2mm 1.5mm; text-align: start; vertical-align: top; font-weight: 400; color: #000; background: none; }
  .driver-sheet thead { display: table-header-group; }
  .driver-sheet tfoot { display: table-footer-group; }
  .driver-sheet tr { break-inside: avoid; }
  .driver-sheet .sheet-title { padding: 0 0 3mm; }
  .driver-sheet .sheet-title h2 { font-size: 16pt; margin: 0; }
  .driver-sheet .sheet-summary { font-size: 10pt; overflow-wrap: anywhere; }
  .driver-sheet .sheet-columns th { border-block: 0.3mm solid #000; font-weight: 700; font-size: 8.5pt; vertical-align: bottom; }
  .driver-sheet tbody td { border-bottom: 0.2mm solid #bbb; }
  .driver-sheet .sheet-figure { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
  .driver-sheet .sheet-time { white-space: nowrap; font-variant-numeric: tabular-nums; }
  .driver-sheet .sheet-round th { padding-top: 3mm; font-weight: 700; border-bottom: 0.2mm solid #bbb; break-after: avoid; }
  .driver-sheet .sheet-return td { border-bottom: 0.3mm solid #000; }
  .driver-sheet .sheet-after td { border: 0; padding: 3mm 0 0; }
  .driver-sheet .sheet-name { overflow-wrap: anywhere; }
  .driver-sheet tfoot td { padding: 3mm 0 0; }
  .sheet-map { margin: 0; break-inside: avoid; }
  .sheet-map > svg { display: block; box-sizing: border-box; width: 190mm; height: 72mm; border: 0.3mm solid #000; }
  .sheet-map svg text { font-family: inherit; font-size: 3px; font-weight: 700; }
  .sheet-map .sheet-factory { fill: #fff; }
  .sheet-key { display: flex; flex-wrap: wrap; gap: 1mm 4mm; flex: 1; }
  .sheet-key li { display: flex; align-items: center; gap: 1.5mm; white-space: nowrap; }
  .sheet-key svg { width: 12mm; height: 2mm; }
  .sheet-signatures { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 8mm; margin-top: 4mm; }
  .sheet-signatures p { border-top: 0.3mm solid #000; padding-top: 1mm; margin-top: 12mm; font-size: 8.5pt; }
`;
