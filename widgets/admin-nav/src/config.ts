import type { ImmutableObject } from 'jimu-core';
import { SHARED_SETTINGS } from 'widgets/shared-code/site-base';
import type { ConfigFrom, SettingDeclarations } from 'widgets/shared-code/site-base';

export const SETTINGS = {
  homeUrl: { kind: 'text', rule: 'address', default: '/map/oilpalm', isStored: true },
  pagesUrl: { kind: 'text', rule: 'address', default: '/map/admin/', isStored: true },
  product: { kind: 'text', rule: 'needed', default: SHARED_SETTINGS.product.default }
} as const satisfies SettingDeclarations;

export type IMConfig = ImmutableObject<ConfigFrom<typeof SETTINGS>>;
