import { readSettings } from '@site/domain/src/base';
import type { SettingDeclarations, SettingsFrom } from '@site/domain/src/base';
import { React } from 'jimu-core';
import type { ImmutableObject } from 'jimu-core';

/** Returns every setting of a widget with a valid value, as plain data, from its saved configuration. */
export const useSettings = <const S extends SettingDeclarations>(
  settings: S,
  config: ImmutableObject<object>
): SettingsFrom<S> =>
  React.useMemo(() => readSettings(settings, config.asMutable({ deep: true })), [settings, config]);
