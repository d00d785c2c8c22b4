import { React } from 'jimu-core';
import { Button, NumericInput } from 'jimu-ui';
import { LabelledField } from 'widgets/shared-code/site-base';
import { CATALOGUE, formatFieldLabel, isRaster } from 'widgets/shared-code/site-map';
import type {
  ConfiguredSlider,
  LayerDefinition,
  LayerPanel,
  PanelFigure
} from 'widgets/shared-code/site-map';
import { ChoiceSetting, SwitchSetting } from 'widgets/shared-code/site-settings';
import type { LayerPanels } from '../config';
import { useTexts } from './use-texts';

interface PanelSettingProps {
  readonly panels: LayerPanels;
  onChange(panels: LayerPanels): void;
}

/** Catalogue layers with known fields. */
const LAYERS = CATALOGUE.filter((layer): layer is LayerDefinition => !isRaster(layer));

const isNumber = (kind: string): boolean => kind === 'whole' || kind === 'number';

/** Returns the list with the field's entry replaced, or removed when `entry` is null. */
const withField = <Entry extends { readonly field: string }>(
  all: readonly Entry[] | undefined,
  field: string,
  entry: Entry | null
): Entry[] => [...(all ?? []).filter((one) => one.field !== field), ...(entry ? [entry] : [])];

interface FieldSettingProps {
  readonly layer: LayerDefinition;
  readonly name: string;
  readonly panel: LayerPanel;
  onChange(panel: LayerPanel): void;
}

function NumberFieldSetting({ layer, name, panel, onChange }: FieldSettingProps) {
  const t = useTexts();
  const field = layer.page.fields[name]!;
  const label = formatFieldLabel(field, 'en');
  const slider = panel.sliders?.find((one) => one.field === name);
  const figure = panel.figures?.find((one) => one.field === name);
  // A slider of the catalogue keeps its name and unit when it is switched on again.
  const original = layer.panel?.sliders?.find((one) => one.field === name) ?? { field: name };
  const setSlider = (next: ConfiguredSlider | null) =>
    onChange({ ...panel, sliders: withField(panel.sliders, name, next) });
  const setFigure = (kind: PanelFigure['kind'] | '') => {
    const next = kind === '' ? null : { ...figure, field: name, kind, decimals: field.decimals ?? 0 };
    onChange({ ...panel, figures: withField(panel.figures, name, next) });
  };
  const renderLimitField = (which: 'min' | 'max') => (
    <LabelledField label={t(which, { field: label })}>
      {(control) => (
        <NumericInput
          {...control}
          placeholder={t('ofData')}
          value={slider?.[which]}
          onAcceptValue={(value) => slider && setSlider({ ...slider, [which]: value })}
        />
      )}
    </LabelledField>
  );
  return (
    <>
      <SwitchSetting
        label={t('slider', { field: label })}
        value={slider !== undefined}
        onChange={(isOn) => setSlider(isOn ? original : null)}
      />
      {slider && renderLimitField('min')}
      {slider && renderLimitField('max')}
      <ChoiceSetting
        label={t('figure', { field: label })}
        value={figure?.kind ?? ''}
        options={[
          ['', t('noFigure')],
          ['total', t('total')],
          ['average', t('average')]
        ]}
        onChange={setFigure}
      />
    </>
  );
}

function TextFieldSetting({ layer, name, panel, onChange }: FieldSettingProps) {
  const t = useTexts();
  const label = formatFieldLabel(layer.page.fields[name]!, 'en');
  const isListed = panel.lists?.some((one) => one.field === name) ?? false;
  const original = layer.panel?.lists?.find((one) => one.field === name) ?? { field: name };
  const countBy = panel.countBy ?? [];
  return (
    <>
      <SwitchSetting
        label={t('list', { field: label })}
        value={isListed}
        onChange={(isOn) =>
          onChange({ ...panel, lists: withField(panel.lists, name, isOn ? original : null) })
        }
      />
      <SwitchSetting
        label={t('countBy', { field: label })}
        value={countBy.includes(name)}
        onChange={(isOn) =>
          onChange({ ...panel, countBy: isOn ? [...countBy, name] : countBy.filter((one) => one !== name) })
        }
      />
    </>
  );
}

/** Setting of a layer's properties: the catalogue's, or other fields, ranges and figures. */
export function PanelSetting({ panels, onChange }: PanelSettingProps) {
  const t = useTexts();
  const [layerId, setLayerId] = React.useState('');
  const layer = LAYERS.find(({ id }) => id === layerId);
  const set = panels[layerId];
  const panel = (set === undefined ? layer?.panel : set) ?? {};
  const changePanel = (next: LayerPanel | null) => onChange({ ...panels, [layerId]: next });
  const { [layerId]: _own, ...others } = panels;
  return (
    <>
      <ChoiceSetting
        label={t('panelOf')}
        value={layerId}
        options={[['', t('choose')] as const, ...LAYERS.map(({ id, title }) => [id, title] as const)]}
        onChange={setLayerId}
      />
      {layer && (
        <>
          <SwitchSetting
            label={t('none')}
            value={set === null}
            onChange={(isNone) => changePanel(isNone ? null : (layer.panel ?? {}))}
          />
          {set !== null &&
            Object.entries(layer.page.fields).map(([name, { kind }]) => {
              const props: FieldSettingProps = { layer, name, panel, onChange: changePanel };
              if (isNumber(kind)) return <NumberFieldSetting key={name} {...props} />;
              return kind === 'text' || kind === 'yesNo' ? <TextFieldSetting key={name} {...props} /> : null;
            })}
          <Button size="sm" disabled={set === undefined} onClick={() => onChange(others)}>
            {t('asCatalogue')}
          </Button>
        </>
      )}
    </>
  );
}
