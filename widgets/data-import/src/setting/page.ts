export { TABLES_PAGE as PAGE } from 'widgets/shared-code/site-base';
