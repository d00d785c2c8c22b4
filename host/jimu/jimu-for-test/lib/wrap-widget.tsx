import type { AllWidgetProps } from 'jimu-core';
import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { useTheme } from 'jimu-theme';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import type { WidgetJson } from '../../jimu-core/lib/types/app-config';
import type { IMState } from '../../jimu-core/lib/types/state';
import { MutableStoreManager } from '../../jimu-core/lib/mutable-store-manager';

type WidgetStatics<T> = { mapExtraStateProps?: (state: IMState, own: AllWidgetProps<T>) => object };

function useStateProps(widgetId: string) {
  return useSelector(
    (state: IMState) => ({
      json: state.appConfig.widgets[widgetId] as WidgetJson | undefined,
      locale: state.appContext.locale,
      portalUrl: state.portalUrl,
      portalSelf: state.portalSelf,
      user: state.user,
      queryObject: state.queryObject,
      state: state.widgetsRuntimeInfo[widgetId]?.state,
      stateProps: state.widgetsState[widgetId],
      mutableStatePropsVersion: state.widgetsMutableStateVersion[widgetId]
    }),
    shallowEqual
  );
}

function useFrameworkProps(widgetId: string) {
  const { json, ...fromState } = useStateProps(widgetId);
  return {
    ...json,
    ...fromState,
    id: widgetId,
    widgetId,
    uri: json?.uri ?? `widgets/${widgetId}/`,
    label: json?.label ?? widgetId,
    icon: '',
    context: { folderUrl: `http://localhost/widgets/${widgetId}/`, isRemote: false },
    dispatch: useDispatch(),
    intl: useIntl(),
    theme: useTheme(),
    theme2: useTheme(),
    mutableStateProps: MutableStoreManager.getInstance().getStateValue([widgetId]),
    i18nMessages: {},
    isClassLoaded: true,
    isInlineEditing: false
  };
}

/** Wraps a widget with the framework's properties, which `defaultProps` and the test's own override. */
export function wrapWidget<T>(
  Widget: ComponentType<AllWidgetProps<T>> & WidgetStatics<T>,
  defaultProps: Partial<AllWidgetProps<T>>
) {
  return function WrappedWidget(props: Partial<AllWidgetProps<T>> & { readonly widgetId: string }) {
    const own = { ...useFrameworkProps(props.widgetId), ...pickDefined(defaultProps), ...props };
    const all = own as unknown as AllWidgetProps<T>;
    const extra = useSelector((state: IMState) => Widget.mapExtraStateProps?.(state, all));
    return <Widget {...all} {...extra} />;
  };
}

/** Wraps a setting page with the builder's properties. */
export function wrapWidgetSetting<T>(
  Setting: ComponentType<AllWidgetSettingProps<T>>,
  defaultProps: Partial<AllWidgetSettingProps<T>>
) {
  return function WrappedSetting(props: Partial<AllWidgetSettingProps<T>> & { readonly widgetId: string }) {
    const framework = useFrameworkProps(props.widgetId);
    const own = { ...framework, theme2: framework.theme, ...pickDefined(defaultProps), ...props };
    return <Setting {...(own as unknown as AllWidgetSettingProps<T>)} />;
  };
}

const pickDefined = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
