import { PureComponent } from 'react';
import type { AllWidgetProps } from './types/props';

/** What widgets that are classes may extend. */
export class BaseWidget<P extends AllWidgetProps<unknown>, S = unknown> extends PureComponent<P, S> {}
