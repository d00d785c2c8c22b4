export * from './confirm-dialog';
export * from './focus-first';
export * from './icons';
export * from './logo';
export * from './use-map-control';
