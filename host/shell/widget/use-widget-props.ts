import { useTheme } from 'jimu-theme';
import { useMemo } from 'react';
import type { IntlShape } from 'react-intl';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import type { Dispatch } from 'react';
import { Immutable } from '../../jimu/jimu-core/lib/immutable';
import { MutableStoreManager } from '../../jimu/jimu-core/lib/mutable-store-manager';
import type { AppAction } from '../../jimu/jimu-core/lib/store/actions';
import type { IMWidgetJson } from '../../jimu/jimu-core/lib/types/app-config';
import type { AllWidgetProps } from '../../jimu/jimu-core/lib/types/props';
import type { IMState } from '../../jimu/jimu-core/lib/types/state';
import { getWidgetLabel } from '../../jimu/jimu-core/lib/widget-loader';
import type { WidgetPlacement } from '../../jimu/jimu-layouts/lib/widget-renderer-context';
import type { LoadedWidget } from './use-loaded-widget';

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

/**
 * Returns the JSON of a widget without its configuration, as immutable data: a write throws, as in Experience
 * Builder.
 */
function useJsonProps({ json, pack }: LoadedWidget) {
  return useMemo(() => {
    const { config: _config, icon = pack.icon, ...rest } = json;
    return Immutable({ ...rest, icon }) as Omit<IMWidgetJson, 'config' | 'icon'> &
      Pick<AllWidgetProps<unknown>, 'icon'>;
  }, [json, pack]);
}

/** Returns all properties that the framework promises a widget. */
export function useWidgetProps(
  widget: LoadedWidget,
  placing: WidgetPlacement,
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
  const jsonProps = useJsonProps(widget);
  const savedConfig = useMemo(() => Immutable(json.config) as object, [json.config]);
  const own: AllWidgetProps<unknown> = {
    ...jsonProps,
    ...placing,
    ...fromState,
    widgetId: json.id,
    label: getWidgetLabel(json, pack.manifest, pack.messages, intl.locale),
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
      | Readonly<Record<string, unknown>>
      | undefined,
    isClassLoaded: true,
    isInlineEditing: false
  };
  const extra = useSelector(
    (state: IMState) => pack.Component.mapExtraStateProps?.(state, own) ?? null,
    shallowEqual
  );
  return { ...own, ...extra };
}
