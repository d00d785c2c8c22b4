/** A phone's width, in a style. */
export const ON_PHONE = '@media (max-width: 767px)';

/** What fingers need of buttons and fields. */
export const FINGERS = {
  '& input, & button': { boxSizing: 'border-box', minHeight: 44, minWidth: 44 }
} as const;
