import { Immutable } from 'jimu-core';
import { widgetSettingRender, wrapWidgetSetting } from 'jimu-for-test';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import given from '../../config.json';
import type { Config } from '../config';
import Setting from './setting';

const defaultConfig: Config = { ...given, about: 'serviceArea' };

const onSettingChange = jest.fn();
const getSavedSettings = () => onSettingChange.mock.calls.at(-1)?.[0] as { id: string; config: Config };

function renderSetting() {
  const Wrapped = wrapWidgetSetting(Setting, { config: Immutable(defaultConfig), onSettingChange });
  return widgetSettingRender(true)(<Wrapped widgetId="own" />);
}

describe('settings of the feature hint', () => {
  it.each([
    ['First hint', 'firstText'],
    ['Second hint', 'secondText']
  ])('saves only %s', (label, key) => {
    renderSetting();
    const field = screen.getByLabelText(label);
    fireEvent.change(field, { target: { value: 'Click here' } });
    fireEvent.blur(field);
    expect(getSavedSettings()).toEqual({ id: 'own', config: { ...defaultConfig, [key]: 'Click here' } });
  });

  it('saves the topic of the hints', async () => {
    renderSetting();
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Subject of the hints' }),
      'Protected areas'
    );
    expect(getSavedSettings().config).toEqual({ ...defaultConfig, about: 'protectedAreas' });
  });

  it('saves the delay in milliseconds', () => {
    renderSetting();
    const field = screen.getByLabelText('First hint after');
    fireEvent.change(field, { target: { value: '1500' } });
    fireEvent.blur(field);
    expect(getSavedSettings().config.delay).toBe(1_500);
  });
});
