export * from './filter-link';
export * from './filtered-analysis';
export * from './filtered-result';
export * from './group-table';
export * from './summary-files';
export * from './summary-frame';
export * from './use-filtered-summary';
