/* The entry of extensions written for earlier releases of this suite: everything but maps and setting pages. */
export * from './site-base';
export * from './site-domain';
export * from './site-api';
export * from './site-tools';
export * from './site-records';
export * from './site-analysis';
