import { createContext, useContext } from 'react';
import type { ComponentType } from 'react';

/** Position of a widget. */
export interface WidgetPlacement {
  readonly layoutId?: string;
  readonly layoutItemId?: string;
  readonly controllerWidgetId?: string;
  readonly autoHeight?: boolean;
  readonly autoWidth?: boolean;
}

export interface WidgetRendererProps extends WidgetPlacement {
  readonly widgetId: string;
}

/**
 * Component that layouts draw their widgets with. The page provides it, so that layouts do not depend on the
 * loading of widgets.
 */
export const WidgetRendererContext = createContext<ComponentType<WidgetRendererProps> | null>(null);

/** @throws Error outside a page. */
export function useWidgetRenderer(): ComponentType<WidgetRendererProps> {
  const WidgetRenderer = useContext(WidgetRendererContext);
  if (!WidgetRenderer) throw new Error('A layout draws widgets only inside a page.');
  return WidgetRenderer;
}
