import type { IMThemeVariables } from './theme-types';

/** Steps of the theme's spacing, by the number in a class name. */
const STEPS = [0, 1, 2, 4, 6, 12];

const SIDES: Readonly<Record<string, readonly string[]>> = {
  '': [''],
  t: ['BlockStart'],
  b: ['BlockEnd'],
  l: ['InlineStart'],
  r: ['InlineEnd'],
  x: ['InlineStart', 'InlineEnd'],
  y: ['BlockStart', 'BlockEnd']
};

const createSpacingClasses = (property: 'margin' | 'padding', { sys }: IMThemeVariables) =>
  Object.entries(SIDES).flatMap(([side, ends]) =>
    STEPS.map((step, index) => [
      `.${property[0]}${side}-${index}`,
      Object.fromEntries(ends.map((end) => [property + end, sys.spacing(step)]))
    ])
  );

const FIXED = {
  '.d-none': { display: 'none' },
  '.d-block': { display: 'block' },
  '.d-inline-block': { display: 'inline-block' },
  '.d-flex': { display: 'flex' },
  '.flex-column': { flexDirection: 'column' },
  '.flex-wrap': { flexWrap: 'wrap' },
  '.flex-grow-1': { flexGrow: 1 },
  '.align-items-center': { alignItems: 'center' },
  '.justify-content-between': { justifyContent: 'space-between' },
  '.justify-content-center': { justifyContent: 'center' },
  '.justify-content-end': { justifyContent: 'flex-end' },
  '.w-100': { width: '100%' },
  '.h-100': { height: '100%' },
  '.text-center': { textAlign: 'center' },
  '.text-truncate': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '.overflow-auto': { overflow: 'auto' }
} as const;

/**
 * Returns the utility classes with which other authors' widgets lay out their elements (`m-2`, `d-flex`,
 * `w-100`); any rule of their own overrides them.
 */
export const createUtilityClasses = (theme: IMThemeVariables): object => ({
  ...Object.fromEntries([
    ...createSpacingClasses('margin', theme),
    ...createSpacingClasses('padding', theme)
  ]),
  ...FIXED
});
