import { testWidgetStates } from '../../../tests/contract/support/test-widget-states';

testWidgetStates('raw-material-summary');
