import { Component, type ReactNode } from 'react';

import { PartFailed } from '../screens/common/load-failed';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

/** Replaces a failed part; retries on request (ERR-6). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return <PartFailed error={error} retries={0} retry={() => this.setState({ error: null })} />;
  }
}
