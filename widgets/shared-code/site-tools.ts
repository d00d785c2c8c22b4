export * from '../../shared/ui/src/tools';
