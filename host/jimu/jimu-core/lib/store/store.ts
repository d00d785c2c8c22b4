import { configureStore } from '@reduxjs/toolkit';
import type { Store } from '@reduxjs/toolkit';
import type { IMState } from '../types/state';
import type { AppAction } from './actions';
import { reducer } from './reducer';

export type AppStore = Store<IMState, AppAction>;

/** Returns a new store: one for the page, one for each test. */
export function createAppStore(): AppStore {
  return configureStore({
    reducer,
    devTools: false,
    // The state is immutable already; these checks would walk through all of it at every action.
    middleware: (defaults) => defaults({ immutableCheck: false, serializableCheck: false })
  });
}

let store: AppStore | null = null;

/** Returns the store of the running app. */
export function getAppStore(): AppStore {
  store ??= createAppStore();
  return store;
}

/** Replaces the running app's store. */
export function setAppStore(next: AppStore | null) {
  store = next;
}
