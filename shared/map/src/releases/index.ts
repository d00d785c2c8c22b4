/* The only place for differences between the releases of Experience Builder in maps (decision 78). */
export * from './attribution';
export * from './popup';
