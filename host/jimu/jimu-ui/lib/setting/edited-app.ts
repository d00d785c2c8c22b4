import type { IMState } from 'jimu-core';

/** Returns the app being edited. In the builder it is separate from the builder's own state. */
export const getEditedApp = (state: IMState) => (state.appStateInBuilder ?? state).appConfig;
