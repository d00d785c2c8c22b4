import { Immutable } from 'jimu-core';
import { getDefaultAppConfig, updateStore, widgetSettingRender, wrapWidgetSetting } from 'jimu-for-test';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import defaultConfig from '../../config.json';
import type { Config } from '../config';
import Setting from './setting';

const onSettingChange = jest.fn();
const getSavedSettings = () => onSettingChange.mock.calls.at(-1)?.[0] as { id: string; config: Config };

function renderSetting() {
  const Wrapped = wrapWidgetSetting(Setting, { config: Immutable(defaultConfig), onSettingChange });
  const render = widgetSettingRender(true);
  const dataSources = { ours: { id: 'ours', type: 'FEATURE_LAYER', sourceLabel: 'Our purchases' } };
  act(() => updateStore({ appConfig: getDefaultAppConfig().merge({ dataSources }) }));
  return render(<Wrapped widgetId="own" />);
}

describe('settings of the popups', () => {
  it.each([
    ['Values of visible rasters', 'rasters'],
    ['Prices of communities, with "Edit this"', 'futurePrices'],
    ['Administrators edit and delete records', 'editing'],
    ['Actions at a place', 'offers']
  ])('switches off only %s', async (label, key) => {
    renderSetting();
    await userEvent.click(screen.getByRole('switch', { name: label }));
    expect(getSavedSettings()).toEqual({ id: 'own', config: { ...defaultConfig, [key]: false } });
  });

  it('saves another layer of purchases', async () => {
    renderSetting();
    const layer = within(screen.getByRole('group', { name: 'Layer of purchases' }));
    await userEvent.selectOptions(layer.getByRole('combobox'), 'Our purchases');
    expect(getSavedSettings().config).toEqual({ ...defaultConfig, sourceLayer: 'ours' });
  });

  it('saves the address of another server', () => {
    renderSetting();
    const field = screen.getByLabelText(/Address of the SITE server/);
    fireEvent.change(field, { target: { value: 'https://site.example' } });
    expect(getSavedSettings().config).toEqual({ ...defaultConfig, serverUrl: 'https://site.example' });
  });
});
