/** Import of files. */
export const imports = {
  'nav.data': 'Data'
} as const;
