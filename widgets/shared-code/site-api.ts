export * from '../../shared/services/src/index';
