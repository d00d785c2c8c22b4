import { Immutable } from 'jimu-core';
import { widgetSettingRender, wrapWidgetSetting } from 'jimu-for-test';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Config } from '../config';
import Setting from './setting';

const config: Config = { product: 'SITE', orientation: 'landscape' };
const onSettingChange = jest.fn();
const getSavedSettings = () => onSettingChange.mock.calls.at(-1)?.[0] as { id: string; config: Config };

it('saves the brand and the initial orientation of the paper', async () => {
  const Wrapped = wrapWidgetSetting(Setting, { config: Immutable(config), onSettingChange });
  widgetSettingRender(true)(<Wrapped widgetId="own" />);
  await userEvent.selectOptions(screen.getByLabelText('Default paper orientation'), 'Portrait');
  expect(getSavedSettings().config).toEqual({ ...config, orientation: 'portrait' });
  fireEvent.change(screen.getByLabelText('Brand on the sheet'), { target: { value: 'Palm Ltd' } });
  expect(getSavedSettings().config).toEqual({ ...config, product: 'Palm Ltd' });
});
