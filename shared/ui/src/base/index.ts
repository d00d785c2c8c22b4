export { addMissingSettings } from './add-missing-settings';
export * from './focus-first';
export * from './map-selection';
export * from './texts';
export * from './use-is-designed';
export * from './use-settings';
export * from './use-ui-texts';
export * from './widget-state';
export * from './version-manager';
