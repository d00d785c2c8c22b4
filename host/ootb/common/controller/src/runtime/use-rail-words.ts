import { useState } from 'react';
import type { FocusEvent, PointerEvent } from 'react';

/**
 * Returns whether the rail shows the words of all tools: while the mouse or the keyboard's focus is in it, until
 * a tool is pressed, whose panel the words would cover.
 */
export function useRailWords() {
  const [isExpanded, setExpanded] = useState(false);
  return {
    isExpanded,
    collapse: () => setExpanded(false),
    handlers: {
      // A finger does not hover: its press would expand the rail in front of the panel that it opens.
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setExpanded(true),
      onPointerLeave: () => setExpanded(false),
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && setExpanded(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        !currentTarget.contains(relatedTarget) && setExpanded(false)
    }
  };
}
