import { testWidgetStates } from '../../../tests/contract/support/test-widget-states';

testWidgetStates('where-next');
