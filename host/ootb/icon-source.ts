import type { AllWidgetProps } from 'jimu-core';

/** Returns the source or address of a widget's icon, as components of the framework take it. */
export const readIconSource = (icon: AllWidgetProps<unknown>['icon']): string =>
  typeof icon === 'string' ? icon : icon.svg;
