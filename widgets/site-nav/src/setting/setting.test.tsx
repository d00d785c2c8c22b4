import { Immutable } from 'jimu-core';
import { widgetSettingRender, wrapWidgetSetting } from 'jimu-for-test';
import { fireEvent, screen } from '@testing-library/react';
import defaultConfig from '../../config.json';
import type { Config } from '../config';
import Setting from './setting';

const onSettingChange = jest.fn();
const getSavedSettings = () => onSettingChange.mock.calls.at(-1)?.[0] as { id: string; config: Config };

function renderSetting() {
  const config = { ...defaultConfig } as Config;
  const Wrapped = wrapWidgetSetting(Setting, { config: Immutable(config), onSettingChange });
  return widgetSettingRender(true)(<Wrapped widgetId="own" />);
}

describe('the settings of the site navigation', () => {
  it('accepts links one per line', () => {
    renderSetting();
    const field = screen.getByLabelText('Map views');
    fireEvent.change(field, { target: { value: '2D | /map/oilpalm' } });
    fireEvent.blur(field);
    expect(getSavedSettings().config).toEqual({
      ...defaultConfig,
      mapViews: [{ label: '2D', url: '/map/oilpalm' }]
    });
  });

  it('accepts a link with roles, and shows an error for an invalid line', () => {
    renderSetting();
    const field = screen.getByLabelText('Commodities');
    fireEvent.change(field, { target: { value: 'Palm | /map/oilpalm | staff, admin' } });
    expect(getSavedSettings().config.commodities).toEqual([
      { label: 'Palm', url: '/map/oilpalm', roles: ['staff', 'admin'] }
    ]);
    onSettingChange.mockReset();
    fireEvent.change(field, { target: { value: 'Palm | /map/oilpalm\nCassava' } });
    expect(field).toHaveValue('Palm | /map/oilpalm\nCassava');
    expect(screen.getByRole('alert')).toHaveTextContent('Line 2: write label | page');
    fireEvent.change(field, { target: { value: 'Palm | /map/oilpalm | boss' } });
    expect(screen.getByRole('alert')).toHaveTextContent('Line 1: the roles are');
    expect(onSettingChange).not.toHaveBeenCalled();
  });

  it('changes only the edited setting', () => {
    renderSetting();
    fireEvent.change(screen.getByLabelText('Dark theme'), { target: { value: 'themes/night/' } });
    expect(getSavedSettings()).toEqual({
      id: 'own',
      config: { ...defaultConfig, darkTheme: 'themes/night/' }
    });
  });

  it('saves how long before its end the session is announced', () => {
    renderSetting();
    const field = screen.getByLabelText(/^Warn before the session ends/);
    fireEvent.change(field, { target: { value: '10' } });
    fireEvent.blur(field);
    expect(getSavedSettings().config).toEqual({ ...defaultConfig, warnBeforeEndMinutes: 10 });
  });
});
