import { configureStore } from '@reduxjs/toolkit';
import type { Store } from '@reduxjs/toolkit';
import type { IMState } from '../types/state';
import type { AppAction } from './actions';
import { reducer } from './reducer';

export type AppStore = Store<IMState, AppAction>;

/** A new store: the page has one, each test its own. */
export function createAppStore(): AppStore {
  return configureStore({
    reducer,
    devTools: false,
    // The state is immutable already; walking through it at every action would cost more than it finds.
    middleware: (defaults) => defaults({ immutableCheck: false, serializableCheck: false })
  });
}

let store: AppStore | null = null;

/** The store of the running app. */
export function getAppStore(): AppStore {
  store ??= createAppStore();
  return store;
}

/** Replaces the running app's store. */
export function setAppStore(next: AppStore | null) {
  store = next;
}
