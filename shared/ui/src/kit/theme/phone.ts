/** Media query of a phone's width. */
export const PHONE_MEDIA_QUERY = '@media (max-width: 767px)';

/** Minimum touch-target size of buttons and fields. */
export const TOUCH_TARGETS = {
  '& input, & button': { boxSizing: 'border-box', minHeight: 44, minWidth: 44 }
} as const;
