import type { Appearance, ButtonColors } from '../config';

/**
 * Returns the colours of a tool's button, the app's own as in Experience Builder. Without them the icon has
 * the colour of text on buttons, and the button of an open tool has the dark primary colour.
 */
export function readButtonColors(
  { advanced, card }: Appearance,
  state: 'default' | 'hover' | 'active'
): Required<ButtonColors> {
  const own = advanced ? card?.variant : undefined;
  const plain = { bg: 'transparent', iconColor: 'var(--sys-color-action-text)', ...own?.default };
  const active = own?.active ?? { bg: 'var(--sys-color-primary-dark)' };
  return { ...plain, ...(state === 'active' ? active : state === 'hover' && own?.hover) };
}
