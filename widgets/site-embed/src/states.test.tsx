import { testWidgetStates } from '../../../tests/contract/support/test-widget-states';

testWidgetStates('site-embed');
