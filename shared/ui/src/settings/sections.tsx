import { checkAddress, checkOrigin, getParameterLabel, formatParameterValue } from '@site/domain';
import type { ParameterName } from '@site/domain';
import { ReactRedux } from 'jimu-core';
import type { IMState } from 'jimu-core';
import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { MapWidgetSelector, SettingSection } from 'jimu-ui/advanced/setting-components';
import type { ReactNode } from 'react';
import { listToolsForPart } from '../linked-widgets';
import { useThemeStyles } from '../styles';
import type { ParameterAnswer } from '../use-parameters';
import { useLocale } from '../use-ui-texts';
import { ChoiceSetting, NumberSetting, TextSetting } from './entries';
import { useSettingTexts } from './use-setting-texts';

interface SettingPartProps {
  readonly title: string;
  /** Purpose of the part, or source of its values. */
  readonly help?: string;
  readonly children: ReactNode;
}

/** Settings that belong together, one below the other. */
export function SettingPart({ title, help, children }: SettingPartProps) {
  const { type, space } = useThemeStyles();
  return (
    <SettingSection title={title}>
      <div css={{ display: 'grid', gap: space(3) }}>
        {help !== undefined && <p css={{ margin: 0, ...type.hint }}>{help}</p>}
        {children}
      </div>
    </SettingSection>
  );
}

type MapPartProps = Pick<AllWidgetSettingProps<unknown>, 'id' | 'useMapWidgetIds' | 'onSettingChange'> & {
  /** Replaces the default help text: the purpose of the map. */
  readonly help?: string;
  /** Settings beside the choice. */
  readonly children?: ReactNode;
};

/** Choice of the widget's map. */
export function MapPart({ id, useMapWidgetIds, onSettingChange, help, children }: MapPartProps) {
  const t = useSettingTexts();
  return (
    <SettingPart title={t('map')} help={help ?? t('mapHelp')}>
      <MapWidgetSelector
        useMapWidgetIds={useMapWidgetIds}
        onSelect={(ids) => onSettingChange({ id, useMapWidgetIds: ids })}
      />
      {children}
    </SettingPart>
  );
}

interface ServicesProps {
  readonly serverUrl: string;
  onServerUrl(serverUrl: string): void;
  /** Settings beside the address. */
  readonly children?: ReactNode;
}

/** Address of the server that the widget uses. */
export function ServicesPart({ serverUrl, onServerUrl, children }: ServicesProps) {
  const t = useSettingTexts();
  return (
    <SettingPart title={t('services')}>
      <TextSetting
        label={t('serverUrl')}
        help={t('serverUrlHelp')}
        value={serverUrl}
        check={checkOrigin}
        onChange={onServerUrl}
      />
      {children}
    </SettingPart>
  );
}

interface GuestServicesProps extends ServicesProps {
  readonly loginUrl: string;
  onLoginUrl(loginUrl: string): void;
}

/** Addresses of the widget's server and of the login page. */
export function GuestServicesPart({ loginUrl, onLoginUrl, children, ...services }: GuestServicesProps) {
  const t = useSettingTexts();
  return (
    <ServicesPart {...services}>
      <TextSetting
        label={t('loginUrl')}
        help={t('loginUrlHelp')}
        value={loginUrl}
        check={checkAddress}
        onChange={onLoginUrl}
      />
      {children}
    </ServicesPart>
  );
}

/** Rows per page: 100 is the most that the server returns at once. */
const ROW_BOUNDS = { min: 1, max: 100, whole: true } as const;

interface RowsProps {
  readonly value: number;
  onChange(rows: number): void;
}

/** Setting for the rows per page of a widget's tables. */
export function RowsSetting({ value, onChange }: RowsProps) {
  const t = useSettingTexts();
  return (
    <NumberSetting
      label={t('pageSize')}
      help={t('pageSizeHelp', { min: ROW_BOUNDS.min, max: ROW_BOUNDS.max })}
      value={value}
      {...ROW_BOUNDS}
      onChange={onChange}
    />
  );
}

/** The value is 0 to 1, the field shows percent. */
const PERCENT = { min: 0, max: 100, unit: '%' } as const;

interface OpacityProps {
  /** Opacity, 0 to 1. */
  readonly value: number;
  onChange(opacity: number): void;
}

/** Setting for the opacity of a tool's drawing. */
export function OpacitySetting({ value, onChange }: OpacityProps) {
  const t = useSettingTexts();
  return (
    <NumberSetting
      label={t('fillOpacity')}
      help={t('fillOpacityHelp')}
      value={Math.round(value * PERCENT.max)}
      {...PERCENT}
      onChange={(percent) => onChange(percent / PERCENT.max)}
    />
  );
}

interface TextsProps {
  readonly children: ReactNode;
}

/** Settings for the widget's own texts in place of the default ones. */
export function TextsPart({ children }: TextsProps) {
  const t = useSettingTexts();
  return (
    <SettingPart title={t('texts')} help={t('textsHelp')}>
      {children}
    </SettingPart>
  );
}

interface ToolPartProps<Part extends string> {
  readonly id: string;
  readonly part: Part;
  readonly toolWidgetId: string;
  /** Parts that an instance may show, the tool first. */
  readonly parts: readonly (readonly [part: Part, label: string])[];
  onPart(part: Part): void;
  onTool(toolWidgetId: string): void;
}

/** Choice of the part that an instance shows, and for a result the tool that it belongs to. */
export function ToolPart<Part extends string>(props: ToolPartProps<Part>) {
  const { id, part, toolWidgetId, parts, onPart, onTool } = props;
  const t = useSettingTexts();
  const widgets = ReactRedux.useSelector(
    (state: IMState) => (state.appStateInBuilder ?? state).appConfig?.widgets
  );
  return (
    <SettingPart title={t('part')}>
      <ChoiceSetting label={t('part')} help={t('partHelp')} value={part} options={parts} onChange={onPart} />
      {part !== parts[0]?.[0] && (
        <ChoiceSetting
          label={t('toolWidgetId')}
          help={t('toolWidgetIdHelp')}
          prompt={t('chooseTool')}
          value={toolWidgetId}
          options={listToolsForPart(widgets, id).map((tool) => [tool.id, tool.label] as const)}
          onChange={onTool}
        />
      )}
    </SettingPart>
  );
}

interface ParametersProps {
  readonly answer: ParameterAnswer;
  /** Parameters that affect this widget. */
  readonly names: readonly ParameterName[];
}

/** Read-only list of the business parameters of a widget: an administrator changes them on the server. */
export function ParametersPart({ answer: { status, version, parameters }, names }: ParametersProps) {
  const t = useSettingTexts();
  const locale = useLocale();
  const { type, space, weight } = useThemeStyles();
  const said = {
    loading: t('parametersLoading'),
    failed: t('parametersUnknown'),
    ready: t('parametersHelp', { version })
  };
  return (
    <SettingPart title={t('parameters')} help={said[status]}>
      <dl
        css={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
          gap: space(1, 3),
          margin: 0,
          ...type.note
        }}
      >
        {names.map((name) => (
          <div key={name} css={{ display: 'contents' }}>
            <dt css={{ fontWeight: weight.regular }}>{getParameterLabel(name, locale)}</dt>
            <dd css={{ margin: 0, textAlign: 'end', overflowWrap: 'anywhere' }}>
              {formatParameterValue(name, parameters[name], locale)}
            </dd>
          </div>
        ))}
      </dl>
    </SettingPart>
  );
}
