import './pages-without-eval';

/*
 * Languages, formats, messages and the settings of widgets: the part of the domain that every page loads. The kit
 * and the clients that a page without a map loads import this module instead of the whole domain.
 */
export * from './calculations/units';
export * from './display';
export * from './enumerations';
export * from './formats';
export * from './library';
export * from './locale';
export * from './messages/messages';
export * from './numbers';
export * from './parameters';
export * from './result';
export * from './settings/check-entry';
export * from './settings/check-settings';
export * from './settings/declarations';
export * from './settings/shared-settings';
export * from './text/decimal';
export * from './trips/vehicles';
