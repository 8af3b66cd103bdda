import { Component, type ReactNode } from 'react';

export interface ModalErrorBoundaryProps {
  children: ReactNode;
  /** Drawn in place of children that threw; `onRetry` draws them anew. */
  renderFailure: (onRetry: () => void) => ReactNode;
}

/** Keeps an error inside one modal: the page behind it and the modals below stay. */
export class ModalErrorBoundary extends Component<ModalErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.renderFailure(() => this.setState({ failed: false })) : this.props.children;
  }
}
