import { Component } from 'react';
import type { ReactNode } from 'react';
import { ErrorBox } from './error-box';

interface Props {
  readonly label: string;
  readonly children: ReactNode;
}

/** Contains a widget's error in its own place. */
export class WidgetBoundary extends Component<Props, { readonly error: unknown; readonly failed: boolean }> {
  override state = { error: null, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorBox
        label={this.props.label}
        error={this.state.error}
        onRetry={() => this.setState({ error: null, failed: false })}
      />
    );
  }
}
