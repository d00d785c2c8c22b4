export * from '../../shared/ui/src/tables';
export * from '../../shared/ui/src/records';
