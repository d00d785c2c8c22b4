/** Media query of a phone's width. */
export const ON_PHONE = '@media (max-width: 767px)';

/** Minimum touch-target size of buttons and fields. */
export const FINGERS = {
  '& input, & button': { boxSizing: 'border-box', minHeight: 44, minWidth: 44 }
} as const;
