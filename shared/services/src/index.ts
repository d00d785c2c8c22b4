export * from './prices';
export * from './http';
export * from './identity';
export * from './navigation';
export * from './parameters';
export * from './service-area';
export * from './session';
export * from './sign-in';
