export * from './create-analysis-widget';
export * from './define-analysis';
export * from './use-analysis-output';
export * from './use-linked-parts';
export * from './version-manager';
