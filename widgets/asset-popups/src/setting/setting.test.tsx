import { Immutable } from 'jimu-core';
import { widgetSettingRender, wrapWidgetSetting } from 'jimu-for-test';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import defaultConfig from '../../config.json';
import type { Config } from '../config';
import Setting from './setting';

const onSettingChange = jest.fn();
const saved = () => onSettingChange.mock.calls.at(-1)?.[0] as { id: string; config: Config };

function show() {
  const Wrapped = wrapWidgetSetting(Setting, { config: Immutable(defaultConfig), onSettingChange });
  return widgetSettingRender(true)(<Wrapped widgetId="own" />);
}

describe('the settings of the popups', () => {
  it.each([
    ['Values of the rasters that are on', 'rasters'],
    ['Prices of communities, with "Edit this"', 'futurePrices']
  ])('switch off %s and nothing else', async (label, key) => {
    show();
    await userEvent.click(screen.getByRole('switch', { name: label }));
    expect(saved()).toEqual({ id: 'own', config: { ...defaultConfig, [key]: false } });
  });

  it('take another layer of purchases', () => {
    show();
    fireEvent.change(screen.getByLabelText(/Layer of purchases/), { target: { value: 'Our purchases' } });
    expect(saved().config).toEqual({ ...defaultConfig, sourceLayer: 'Our purchases' });
  });

  it('take the address of another server', () => {
    show();
    const field = screen.getByLabelText(/Address of the server/);
    fireEvent.change(field, { target: { value: 'https://site.example' } });
    expect(saved().config).toEqual({ ...defaultConfig, serverUrl: 'https://site.example' });
  });
});
