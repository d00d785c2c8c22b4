/** Style of the report on paper. */
export const REPORT_CSS = `
  .plot-report section { margin-top: 5mm; }
  .plot-report ul { list-style: disc; padding-left: 5mm; }
  .plot-report table { width: 100%; border-collapse: collapse; font-size: 8.5pt; }
  .plot-report thead { display: table-header-group; }
  .plot-report tr { break-inside: avoid; }
  .plot-report :is(th, td) { padding: 0.8mm 1.5mm; text-align: start; vertical-align: top; color: #000; background: none; overflow-wrap: anywhere; border-bottom: 0.2mm solid #bbb; font-weight: 400; }
  .plot-report thead th { border-bottom: 0.3mm solid #000; font-weight: 700; }
  .plot-report .report-figure { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
  .plot-report .report-first { border: 0.4mm solid #000; padding: 2.5mm; }
`;
