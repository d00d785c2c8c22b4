export type Engine = typeof import('./engine');
