export * from '../../shared/domain/src/index';
