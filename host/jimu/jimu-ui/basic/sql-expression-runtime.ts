/* jimu-ui/basic/sql-expression-runtime */
export { getJimuFieldNamesBySqlExpression } from '../../jimu-core/lib/expression/sql-text';
