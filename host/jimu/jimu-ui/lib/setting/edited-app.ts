import type { IMState } from 'jimu-core';

/** In the builder the app being edited is kept apart from the builder's own state. */
export const editedApp = (state: IMState) => (state.appStateInBuilder ?? state).appConfig;
