import type { ImmutableObject } from 'jimu-core';
import { SHARED_SETTINGS } from 'widgets/shared-code/site-base';
import type { ConfigFrom, SettingDeclarations, SettingsFrom } from 'widgets/shared-code/site-base';

/** The form that an instance shows. */
const MODES = ['login', 'forgotPassword', 'resetPassword'] as const;
export type SignInMode = (typeof MODES)[number];

/** A page of the site. */
const PAGE_ADDRESS = { kind: 'text', rule: 'address', isStored: true } as const;

export const SETTINGS = {
  mode: { kind: 'choice', options: MODES, default: 'login', isStored: true },
  serverUrl: SHARED_SETTINGS.serverUrl,
  /** Page opened after signing in when no other page was requested. */
  homeUrl: { ...PAGE_ADDRESS, default: '/map/oilpalm' },
  loginUrl: SHARED_SETTINGS.loginUrl,
  forgotPasswordUrl: { ...PAGE_ADDRESS, default: '/reset' },
  /** Name in the copyright line. */
  owner: { kind: 'text', rule: 'needed', default: 'SITE', isStored: true },
  lightTheme: SHARED_SETTINGS.lightTheme,
  darkTheme: SHARED_SETTINGS.darkTheme,
  /** Texts above the form; the translated ones when empty. */
  heading: { kind: 'text', default: '' },
  intro: { kind: 'text', default: '' }
} as const satisfies SettingDeclarations;

export type Config = ConfigFrom<typeof SETTINGS>;
export type IMConfig = ImmutableObject<Config>;
export type Settings = SettingsFrom<typeof SETTINGS>;
