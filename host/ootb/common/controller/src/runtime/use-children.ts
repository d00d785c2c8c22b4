import { useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import type { AllWidgetProps, IMState } from 'jimu-core';
import type { LayoutJson, SizeModeMap, WidgetJson } from '../../../../../jimu/jimu-core/lib/types/app-config';
import { loadLabelAndIcon } from '../../../../../jimu/jimu-core/lib/widget-loader';
import { listLayoutItems } from '../../../../../jimu/jimu-layouts/lib/fixed-layout';
import { pickForSize } from '../../../../../jimu/jimu-layouts/lib/size-mode';

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
    const id = pickForSize(
      layouts?.[layoutName] as SizeModeMap<string> | undefined,
      mode,
      config.mainSizeMode
    );
    const layout = config.layouts[id ?? ''] as unknown as LayoutJson | undefined;
    return listLayoutItems(layout).flatMap(({ widgetId }) => {
      const json = config.widgets[widgetId ?? ''] as unknown as WidgetJson | undefined;
      return json ? [json] : [];
    });
  }, [layouts, config, mode]);
}

const toChild = (json: WidgetJson): Child => ({
  id: json.id,
  label: json.label ?? json.id,
  icon: typeof json.icon === 'string' ? json.icon : (json.icon?.svg ?? '')
});

type ChildFaces = Readonly<Record<string, { icon: string; label: string }>>;

const noChildren: readonly Child[] = [];

/**
 * Returns the widgets of the controller's layout; empty until their icons and names are loaded, so that none
 * are replaced later.
 */
export function useChildren(layouts: AllWidgetProps<unknown>['layouts']): readonly Child[] {
  const jsons = useChildJson(layouts);
  const locale = useSelector((state: IMState) => state.appContext.locale);
  const [faces, setFaces] = useState<ChildFaces | null>(null);
  useEffect(() => {
    let wanted = true;
    // A missing widget shows its error when it is opened.
    const known = jsons.map((json) => loadLabelAndIcon(json, locale).catch(() => toChild(json)));
    void Promise.all(known).then(
      (all) => wanted && setFaces(Object.fromEntries(jsons.map(({ id }, at) => [id, all[at]!])))
    );
    return () => {
      wanted = false;
    };
  }, [jsons, locale]);
  return useMemo(
    () => (faces ? jsons.map((json) => ({ ...toChild(json), ...faces[json.id] })) : noChildren),
    [jsons, faces]
  );
}
