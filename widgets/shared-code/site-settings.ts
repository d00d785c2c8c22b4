export * from '../../shared/ui/src/settings/index';
