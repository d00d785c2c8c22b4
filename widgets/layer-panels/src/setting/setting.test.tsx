import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Immutable } from 'jimu-core';
import { withStoreThemeIntlRender } from 'jimu-for-test';
import type { AllWidgetSettingProps } from 'jimu-for-builder';
import type { Config, IMConfig } from '../config';
import Setting from './setting';

jest.mock('widgets/shared-code/site-map', () => jest.requireActual('../../../../shared/layers/src'));

it('[XB-02] staff choose the layers a map must have and those that are not listed', async () => {
  const saved: Config[] = [];
  const props = {
    id: 'panels',
    config: Immutable({ required: ['mills'], hidden: [] }) as unknown as IMConfig,
    onSettingChange: ({ config }: { config: IMConfig }) => saved.push(config.asMutable({ deep: true }))
  } as unknown as AllWidgetSettingProps<IMConfig>;
  withStoreThemeIntlRender(true)(<Setting {...props} />);
  const [required, hidden] = ['Layers the map must have', 'Layers the panel does not list'].map((name) =>
    within(screen.getByLabelText(name))
  );
  expect(required!.getByLabelText('Confirmed mills')).toBeChecked();
  await userEvent.click(required!.getByLabelText('Soil pH'));
  await userEvent.click(hidden!.getByLabelText('Soil pH'));
  expect(saved.map(({ required: r, hidden: h }) => [[...r].sort(), h])).toEqual([
    [['mills', 'soil-ph'], []],
    [['mills'], ['soil-ph']]
  ]);
});
