import type { ImmutableObject } from 'jimu-core';

/** Which of the three forms an instance shows. */
export type SignInMode = 'login' | 'forgotPassword' | 'resetPassword';

export interface Config {
  mode: SignInMode;
  /** Origin of the SITE server; the page's own when empty. */
  serverUrl: string;
  /** Where a signed-in user goes when no other page was asked for. */
  homeUrl: string;
  loginUrl: string;
  forgotPasswordUrl: string;
  /** Who the copyright line names. */
  owner: string;
  /** Theme folders as Experience Builder names them ('themes/site/'). */
  lightTheme: string;
  darkTheme: string;
  /** Words over the form; the translated ones when empty. */
  heading?: string;
  intro?: string;
}

export type IMConfig = ImmutableObject<Config>;
