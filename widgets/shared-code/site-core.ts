export * from '../../shared/domain/src/index';
export * from '../../shared/services/src/index';
export * from '../../shared/ui/src/index';
