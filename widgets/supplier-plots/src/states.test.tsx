import { testWidgetStates } from '../../../tests/contract/support/test-widget-states';

testWidgetStates('supplier-plots');
