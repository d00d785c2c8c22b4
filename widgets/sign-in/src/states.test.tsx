import { testWidgetStates } from '../../../tests/contract/support/test-widget-states';

testWidgetStates('sign-in');
