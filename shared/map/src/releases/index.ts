/* What differs between the releases of Experience Builder in maps, and nowhere else (decision 78). */
export * from './attribution';
export * from './popup';
