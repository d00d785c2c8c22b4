import type { ImmutableObject } from 'jimu-core';
import { TABLES_SETTINGS } from 'widgets/shared-code/site-base';
import type { ConfigFrom } from 'widgets/shared-code/site-base';

export const SETTINGS = TABLES_SETTINGS;

export type IMConfig = ImmutableObject<ConfigFrom<typeof SETTINGS>>;
