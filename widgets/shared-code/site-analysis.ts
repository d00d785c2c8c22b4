export * from '../../shared/ui/src/analysis';
