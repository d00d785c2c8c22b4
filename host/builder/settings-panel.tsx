import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { useTheme } from 'jimu-theme';
import { useEffect, useMemo, useState } from 'react';
import type { ComponentType, Dispatch } from 'react';
import { createIntl, RawIntlProvider, useIntl } from 'react-intl';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { loadTranslations } from '../jimu/jimu-core/lib/i18n/translations';
import type { Messages } from '../jimu/jimu-core/lib/i18n/translations';
import { Immutable } from '../jimu/jimu-core/lib/immutable';
import { hasModule, loadModule } from '../jimu/jimu-core/lib/module-registry';
import type {
  AppConfig,
  DataSourceJson,
  IMWidgetJson,
  WidgetJson
} from '../jimu/jimu-core/lib/types/app-config';
import type { IMState } from '../jimu/jimu-core/lib/types/state';
import { mergeDefaultConfig, loadPackage, upgradeWidget } from '../jimu/jimu-core/lib/widget-loader';
import type { WidgetPackage } from '../jimu/jimu-core/lib/widget-loader';
import { getBaseMessages, ignoreMissingText } from '../shell/base-messages';
import { WidgetBoundary } from '../shell/widget/widget-boundary';
import { toSavedData } from './model/data';
import { applySetting } from './model/edit';
import type { Editor } from './use-editor';
import { useText } from './use-text';

type SettingPage = ComponentType<AllWidgetSettingProps<unknown>>;

interface LoadedPanel {
  readonly uri: string;
  /** null when the widget has no settings of its own. */
  readonly Page: SettingPage | null;
  readonly pack: WidgetPackage;
  readonly messages: Messages;
}

async function loadPanel(uri: string, locale: string): Promise<LoadedPanel> {
  const path = `${uri}src/setting/setting.tsx`;
  const [page, pack, messages] = await Promise.all([
    hasModule(path) ? loadModule<{ default?: SettingPage }>(path) : null,
    loadPackage(uri, locale),
    loadTranslations(`${uri}src/setting/translations/`, locale)
  ]);
  if (page && !page.default) throw new Error(`${path} has no default export.`);
  return { uri, Page: page?.default ?? null, pack, messages };
}

type PanelLoading = { readonly panel?: LoadedPanel; readonly error?: unknown };

function usePanel(uri: string, locale: string): PanelLoading {
  const [loading, setLoading] = useState<PanelLoading>({});
  useEffect(() => {
    let wanted = true;
    loadPanel(uri, locale).then(
      (panel) => wanted && setLoading({ panel }),
      (error: unknown) => wanted && setLoading({ error })
    );
    return () => {
      wanted = false;
    };
  }, [uri, locale]);
  return loading;
}

/** Saved widget when its version matches the installed one; null when it must be upgraded first. */
function getCurrentConfig(json: WidgetJson, pack: WidgetPackage): WidgetJson | null {
  const { config, version } = json;
  const isOld = config !== undefined && version !== undefined && version !== pack.manifest.version;
  if (isOld && pack.Component.versionManager) return null;
  return config === undefined ? { ...json, config: pack.defaultConfig } : json;
}

/**
 * Returns the widget that its settings read, in the installed version. Typed text is returned in the same
 * render, or the field would lose it.
 */
function useCurrent(json: WidgetJson, pack: WidgetPackage): WidgetJson | null {
  const ready = useMemo(() => getCurrentConfig(json, pack), [json, pack]);
  const isOld = ready === null;
  const [brought, setBrought] = useState<{ json?: WidgetJson; error?: unknown }>({});
  useEffect(() => {
    if (!isOld) return undefined;
    let wanted = true;
    upgradeWidget(json, pack).then(
      (current) => wanted && setBrought({ json: toPlainData(current) }),
      (error: unknown) => wanted && setBrought({ error })
    );
    return () => {
      wanted = false;
    };
  }, [isOld, json, pack]);
  // The error boundary around the panel shows the error.
  if (isOld && brought.error !== undefined) throw brought.error;
  return ready ?? brought.json ?? null;
}

/** Returns plain data, as in the configuration's file. */
const toPlainData = <T,>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Returns the history kind of a change: consecutive changes of the same settings are one step. */
function describeChange(before: WidgetJson, change: Partial<WidgetJson>): string {
  const old = (before.config ?? {}) as Record<string, unknown>;
  const now = (change.config ?? {}) as Record<string, unknown>;
  const keys = Object.keys(now).filter((key) => JSON.stringify(now[key]) !== JSON.stringify(old[key]));
  return ['setting', before.id, ...Object.keys(change), ...keys].join(' ');
}

function Settings({ editor, json, panel }: { editor: Editor; json: WidgetJson; panel: LoadedPanel }) {
  const { locale } = useIntl();
  const theme = useTheme();
  const dispatch = useDispatch() as Dispatch<object>;
  const { pack, messages, Page } = panel;
  const current = useCurrent(json, pack);
  const fromState = useSelector(
    ({ portalUrl, portalSelf, queryObject, user }: IMState) => ({ portalUrl, portalSelf, queryObject, user }),
    shallowEqual
  );
  const intl = useMemo(() => {
    const texts = { ...pack.messages, ...messages, ...getBaseMessages(locale) };
    return createIntl({ locale, messages: texts, onError: ignoreMissingText });
  }, [locale, pack, messages]);
  const fields = useMemo(() => Immutable(current ?? json) as IMWidgetJson, [current, json]);
  const config = useMemo(() => current && Immutable(mergeDefaultConfig(current, pack)), [current, pack]);
  if (!Page || !current) return null;
  const { config: savedConfig, icon = pack.icon, ...jsonProps } = fields;
  return (
    <RawIntlProvider value={intl}>
      <Page
        {...jsonProps}
        {...{ icon, intl, locale }}
        {...fromState}
        widgetId={json.id}
        label={json.label ?? pack.manifest.name}
        config={config}
        savedConfig={savedConfig as object}
        manifest={Immutable(pack.manifest) as AllWidgetSettingProps<unknown>['manifest']}
        theme={theme}
        theme2={theme}
        dispatch={dispatch}
        onSettingChange={(change, outputs?: DataSourceJson[]) => {
          const { id: _id, ...written } = toPlainData(change) as WidgetJson;
          // The first change of its settings upgrades an old widget as a whole to the installed version.
          const now = { version: pack.manifest.version };
          const next = {
            ...(json.version === now.version ? {} : { ...current, ...now }),
            ...written,
            id: json.id,
            ...('config' in written && now)
          };
          const { origin } = window.location;
          const saved = toSavedData(next, origin);
          const sources = outputs && toSavedData(outputs, origin);
          const applyChange = (app: AppConfig) => applySetting(app, saved, sources);
          // A settings page declares the outputs of its widget without a user's change.
          if (Object.keys(written).length === 0) editor.complete(applyChange);
          else editor.edit(applyChange, describeChange(json, written));
        }}
      />
    </RawIntlProvider>
  );
}

/** A widget's own settings, loaded when the widget is selected; `json` has the address of its server. */
export function SettingsPanel({ editor, json }: { readonly editor: Editor; readonly json: WidgetJson }) {
  const text = useText();
  const { locale } = useIntl();
  const { sys } = useTheme();
  const { panel, error } = usePanel(json.uri, locale);
  const note = { margin: 0, padding: sys.spacing(4), color: sys.color.surface.paperHint };
  if (error !== undefined)
    return (
      <p role="alert" css={note}>
        {text('settingsFailed', { reason: error instanceof Error ? error.message : String(error) })}
      </p>
    );
  if (panel?.uri !== json.uri) return <p css={note}>{text('loading')}</p>;
  if (!panel.Page) return <p css={note}>{text('noSettings')}</p>;
  return (
    <WidgetBoundary key={json.id} label={editor.widgetName(json)}>
      <Settings editor={editor} json={json} panel={panel} />
    </WidgetBoundary>
  );
}
