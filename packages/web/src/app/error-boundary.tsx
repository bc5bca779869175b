import { Component, type ReactNode } from 'react';

import { LoadFailed } from '../screens/common/load-failed';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

/** Stands in for a part that failed to load or to render, and tries it again on request (ERR-6). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <LoadFailed reload={() => this.setState({ failed: false })} />;
  }
}
