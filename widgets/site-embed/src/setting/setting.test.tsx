import { Immutable } from 'jimu-core';
import { widgetSettingRender, wrapWidgetSetting } from 'jimu-for-test';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Config } from '../config';
import Setting from './setting';

const config: Config = { map: 'serviceArea', serverUrl: '' };
const onSettingChange = jest.fn();
const getSavedSettings = () => onSettingChange.mock.calls.at(-1)?.[0] as { id: string; config: Config };

it("saves the map of the page and the server's address", async () => {
  const Wrapped = wrapWidgetSetting(Setting, { config: Immutable(config), onSettingChange });
  widgetSettingRender(true)(<Wrapped widgetId="own" />);
  await userEvent.selectOptions(screen.getByLabelText('Map on this page'), 'Weekly yield');
  expect(getSavedSettings().config).toEqual({ ...config, map: 'weeklyYield' });
  fireEvent.change(screen.getByLabelText(/Address of the SITE server/), {
    target: { value: 'https://a.example' }
  });
  expect(getSavedSettings().config).toEqual({ ...config, serverUrl: 'https://a.example' });
});
