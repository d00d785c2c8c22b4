import type { SelectedPlotsProps } from '../plots-view-props';

/** List of the plots. */
export function PlotsView(_props: SelectedPlotsProps) {
  return null;
}
