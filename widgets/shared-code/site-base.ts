/*
 * Languages, settings, the session and the kit, which every page loads. All state of a page without a map is here,
 * since a client of Experience Builder bundles each entry on its own.
 */
export * from '../../shared/domain/src/base';
export * from '../../shared/services/src/base';
export * from '../../shared/ui/src/base';
export * from '../../shared/ui/src/session';
export * from '../../shared/ui/src/kit';
