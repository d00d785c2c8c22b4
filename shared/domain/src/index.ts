export * from './distance';
export * from './formats';
export * from './lga/lga';
export * from './messages';
export * from './parameters';
export * from './service-area';
