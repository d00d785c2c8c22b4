import { useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import type { AllWidgetProps, IMState } from 'jimu-core';
import type { LayoutJson, SizeModeMap, WidgetJson } from '../../../../../jimu/jimu-core/lib/types/app-config';
import { loadFace } from '../../../../../jimu/jimu-core/lib/widget-loader';
import { layoutItems } from '../../../../../shell/layout/fixed-layout';
import { forSize } from '../../../../../shell/layout/size-mode';

/** A widget that the controller opens. */
export interface Child {
  readonly id: string;
  readonly label: string;
  /** SVG source or address. */
  readonly icon: string;
}

const layoutName = 'controller';

function useChildJson(layouts: AllWidgetProps<unknown>['layouts']): readonly WidgetJson[] {
  const config = useSelector((state: IMState) => state.appConfig);
  const mode = useSelector((state: IMState) => state.browserSizeMode);
  return useMemo(() => {
    const id = forSize(layouts?.[layoutName] as SizeModeMap<string> | undefined, mode, config.mainSizeMode);
    const layout = config.layouts[id ?? ''] as unknown as LayoutJson | undefined;
    return layoutItems(layout).flatMap(({ widgetId }) => {
      const json = config.widgets[widgetId ?? ''] as unknown as WidgetJson | undefined;
      return json ? [json] : [];
    });
  }, [layouts, config, mode]);
}

const plain = (json: WidgetJson): Child => ({
  id: json.id,
  label: json.label ?? json.id,
  icon: typeof json.icon === 'string' ? json.icon : (json.icon?.svg ?? '')
});

/** The widgets of the controller's layout, with their icons once those are loaded. */
export function useChildren(layouts: AllWidgetProps<unknown>['layouts']): readonly Child[] {
  const jsons = useChildJson(layouts);
  const locale = useSelector((state: IMState) => state.appContext.locale);
  const [faces, setFaces] = useState<Readonly<Record<string, { icon: string; label: string }>>>({});
  useEffect(() => {
    let wanted = true;
    for (const json of jsons)
      loadFace(json, locale).then(
        (face) => wanted && setFaces((known) => ({ ...known, [json.id]: face })),
        // A widget that is not there says so itself when it is opened.
        () => undefined
      );
    return () => {
      wanted = false;
    };
  }, [jsons, locale]);
  return useMemo(() => jsons.map((json) => ({ ...plain(json), ...faces[json.id] })), [jsons, faces]);
}
