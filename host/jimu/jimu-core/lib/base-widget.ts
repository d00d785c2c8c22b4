import { PureComponent } from 'react';
import type { AllWidgetProps } from './types/props';

/** Base class for widgets that are classes. */
export class BaseWidget<P extends AllWidgetProps<unknown>, S = unknown> extends PureComponent<P, S> {}
