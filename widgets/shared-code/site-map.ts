export * from '../../shared/map/src/index';
