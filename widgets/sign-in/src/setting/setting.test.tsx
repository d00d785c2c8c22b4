import { Immutable } from 'jimu-core';
import { widgetSettingRender, wrapWidgetSetting } from 'jimu-for-test';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import defaultConfig from '../../config.json';
import type { Config } from '../config';
import Setting from './setting';

const onSettingChange = jest.fn();
const getSavedSettings = () => onSettingChange.mock.calls.at(-1)?.[0] as { id: string; config: Config };

function renderSetting() {
  const Wrapped = wrapWidgetSetting(Setting, {
    config: Immutable({ ...defaultConfig, mode: 'login' as const }),
    onSettingChange
  });
  return widgetSettingRender(true)(<Wrapped widgetId="own" />);
}

describe('the settings of the sign-in widget', () => {
  it('saves the chosen form', async () => {
    renderSetting();
    await userEvent.selectOptions(screen.getByLabelText('Type of form'), 'Forgot password');
    expect(getSavedSettings().config).toEqual({ ...defaultConfig, mode: 'forgotPassword' });
  });

  it('changes only the edited setting', () => {
    renderSetting();
    fireEvent.change(screen.getByLabelText('After signing in'), { target: { value: '/start' } });
    expect(getSavedSettings()).toEqual({ id: 'own', config: { ...defaultConfig, homeUrl: '/start' } });
  });
});
