import type { SelectedPlotsProps } from '../plots-view-props';

/** Screening of the selected plots. */
export function ScreeningView(_props: SelectedPlotsProps) {
  return null;
}
