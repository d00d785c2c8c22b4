import type { SelectedPlotsProps } from '../plots-view-props';

/** Files of the selected plots. */
export function ExportView(_props: SelectedPlotsProps) {
  return null;
}
