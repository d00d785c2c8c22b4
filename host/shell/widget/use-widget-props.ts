import { useTheme } from 'jimu-theme';
import { useMemo } from 'react';
import type { IntlShape } from 'react-intl';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import type { Dispatch } from 'react';
import { Immutable } from '../../jimu/jimu-core/lib/immutable';
import { MutableStoreManager } from '../../jimu/jimu-core/lib/mutable-store-manager';
import type { AppAction } from '../../jimu/jimu-core/lib/store/actions';
import type { AllWidgetProps } from '../../jimu/jimu-core/lib/types/props';
import type { IMState } from '../../jimu/jimu-core/lib/types/state';
import { widgetLabel } from '../../jimu/jimu-core/lib/widget-loader';
import type { LoadedWidget } from './use-loaded-widget';

/** Where a widget stands. */
export interface Placing {
  readonly layoutId?: string;
  readonly layoutItemId?: string;
  readonly controllerWidgetId?: string;
  readonly autoHeight?: boolean;
  readonly autoWidth?: boolean;
}

function useStateProps(id: string) {
  return useSelector(
    (state: IMState) => ({
      locale: state.appContext.locale,
      portalUrl: state.portalUrl,
      portalSelf: state.portalSelf,
      queryObject: state.queryObject,
      user: state.user,
      state: state.widgetsRuntimeInfo[id]?.state,
      stateProps: state.widgetsState[id],
      mutableStatePropsVersion: state.widgetsMutableStateVersion[id]
    }),
    shallowEqual
  );
}

function iconOf({ json, pack }: LoadedWidget): string {
  if (typeof json.icon === 'string') return json.icon;
  return json.icon?.svg ?? pack.icon;
}

/** Everything the framework promises a widget. */
export function useWidgetProps(
  widget: LoadedWidget,
  placing: Placing,
  intl: IntlShape
): AllWidgetProps<unknown> {
  const { json, pack, config } = widget;
  const dispatch = useDispatch() as Dispatch<AppAction>;
  const theme = useTheme();
  const fromState = useStateProps(json.id);
  const manifest = useMemo(
    () => Immutable({ ...pack.manifest, i18nMessages: pack.messages }) as AllWidgetProps<unknown>['manifest'],
    [pack]
  );
  const { config: savedConfig, ...rest } = json;
  const own = {
    ...(rest as unknown as Partial<AllWidgetProps<unknown>>),
    ...placing,
    ...fromState,
    id: json.id,
    widgetId: json.id,
    uri: json.uri,
    label: widgetLabel(json, pack.manifest, pack.messages),
    icon: iconOf(widget),
    context: { folderUrl: new URL(`/${json.uri}`, window.location.href).href, isRemote: false },
    manifest,
    config,
    savedConfig,
    dispatch,
    intl,
    theme,
    theme2: theme,
    i18nMessages: pack.messages,
    mutableStateProps: MutableStoreManager.getInstance().getStateValue([json.id]) as
      Readonly<Record<string, unknown>> | undefined,
    isClassLoaded: true,
    isInlineEditing: false
  };
  const extra = useSelector(
    (state: IMState) => pack.Component.mapExtraStateProps?.(state, own) ?? null,
    shallowEqual
  );
  return { ...own, ...extra };
}
