import type { ImmutableObject } from 'jimu-core';

/** The form that an instance shows. */
export type SignInMode = 'login' | 'forgotPassword' | 'resetPassword';

export interface Config {
  mode: SignInMode;
  /** Origin of the SITE server; the page's own when empty. */
  serverUrl: string;
  /** Page opened after signing in when no other page was requested. */
  homeUrl: string;
  loginUrl: string;
  forgotPasswordUrl: string;
  /** Name in the copyright line. */
  owner: string;
  /** Theme folders as named by Experience Builder ('themes/site/'). */
  lightTheme: string;
  darkTheme: string;
  /** Texts above the form; the translated ones when empty. */
  heading?: string;
  intro?: string;
}

export type IMConfig = ImmutableObject<Config>;
