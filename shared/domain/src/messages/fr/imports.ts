import type { imports as english } from '../en/imports';

export const imports: Readonly<Record<keyof typeof english, string>> = {
  'nav.data': 'Données'
};
