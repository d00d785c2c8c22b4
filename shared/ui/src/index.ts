export * from './chip';
export * from './confirm-dialog';
export * from './fit';
export * from './focus-first';
export * from './icon-button';
export * from './icons';
export * from './logo';
export * from './styles';
