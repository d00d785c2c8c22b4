export * from './create-analysis-widget';
export * from './define-analysis';
export * from './filtered';
export * from './use-analysis-link';
export * from './use-analysis-output';
export * from './use-linked-parts';
export * from './use-records-dialog';
export * from './version-manager';
