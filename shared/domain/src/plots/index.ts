/* Supplier plots: an entry of their own, because pages without plots need no library for clipping outlines. */
export * from './check-plots';
export * from './compare-purchases';
export * from './export-plots';
export * from './plot';
export * from './plot-check';
export * from './plot-context';
export * from './plot-fault';
export * from './plot-position';
export * from './plot-refusals';
export * from './plot-shape';
export * from './screen-plot';
export * from './screening-answers';
export * from './screening-terms';
