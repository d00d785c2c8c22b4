import { Immutable } from 'jimu-core';
import { widgetSettingRender, wrapWidgetSetting } from 'jimu-for-test';
import { fireEvent, screen } from '@testing-library/react';
import defaultConfig from '../../config.json';
import type { Config } from '../config';
import Setting from './setting';

const onSettingChange = jest.fn();
const getSavedSettings = () => onSettingChange.mock.calls.at(-1)?.[0] as { id: string; config: Config };

it('saves brand and server, and nothing else', () => {
  const Wrapped = wrapWidgetSetting(Setting, {
    config: Immutable(defaultConfig) as never,
    onSettingChange
  });
  widgetSettingRender(true)(<Wrapped widgetId="own" />);
  fireEvent.change(screen.getByLabelText(/^Brand/), { target: { value: 'PALM' } });
  expect(getSavedSettings()).toEqual({ id: 'own', config: { ...defaultConfig, product: 'PALM' } });
  fireEvent.change(screen.getByLabelText(/Address of the SITE server/), {
    target: { value: 'https://site.example' }
  });
  expect(getSavedSettings().config).toEqual({ ...defaultConfig, serverUrl: 'https://site.example' });
});
