/* jimu-ui/advanced/sql-expression-builder: for setting pages only. */
export { SqlExpressionBuilderPopup } from '../lib/setting/sql-expression-builder-popup';
export type { SqlExpressionBuilderPopupProps } from '../lib/setting/sql-expression-builder-popup';
