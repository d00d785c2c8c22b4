export * from './create-analysis-widget';
export * from './use-linked-parts';
export * from './version-manager';
