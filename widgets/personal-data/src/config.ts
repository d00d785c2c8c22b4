import type { ImmutableObject } from 'jimu-core';
import type { TablesConfig } from 'widgets/shared-code/site-core';

export type Config = TablesConfig;

export type IMConfig = ImmutableObject<Config>;
