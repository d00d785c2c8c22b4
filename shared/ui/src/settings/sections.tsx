import { getParameterLabel, formatParameterValue } from '@site/domain';
import type { ParameterName } from '@site/domain';
import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { MapWidgetSelector, SettingSection } from 'jimu-ui/advanced/setting-components';
import type { ReactNode } from 'react';
import { useThemeStyles } from '../kit/theme/styles';
import type { ParameterAnswer } from '../tools/use-parameters';
import { useLocale } from '../base/use-ui-texts';
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
