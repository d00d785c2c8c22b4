import type { ImmutableObject } from 'jimu-core';
import { TABLES_SETTINGS } from 'widgets/shared-code/site-core';
import type { ConfigFrom } from 'widgets/shared-code/site-core';

export const SETTINGS = TABLES_SETTINGS;

export type IMConfig = ImmutableObject<ConfigFrom<typeof SETTINGS>>;
