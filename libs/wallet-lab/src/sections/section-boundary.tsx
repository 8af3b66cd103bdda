import { Component, type ReactNode } from 'react';

export interface SectionBoundaryProps {
  /** Shown in place of a section that could not be loaded or drawn. */
  readonly fallback: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}

/** Keeps a broken section from taking the page with it. Give it a `key` per section, so that another one gets its chance. */
export class SectionBoundary extends Component<SectionBoundaryProps, { readonly failure: { readonly error: unknown } | undefined }> {
  override state: { readonly failure: { readonly error: unknown } | undefined } = { failure: undefined };

  static getDerivedStateFromError(error: unknown): { failure: { error: unknown } } {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure === undefined ? this.props.children : this.props.fallback(failure.error);
  }
}
