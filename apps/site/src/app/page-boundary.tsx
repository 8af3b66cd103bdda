import { Component, type ReactNode } from 'react';

export interface PageBoundaryProps {
  /** Names what is drawn: another page gets another try. */
  page: object;
  onError: (error: unknown) => void;
  renderError: (error: unknown) => ReactNode;
  children: ReactNode;
}

interface PageBoundaryState {
  page: object;
  thrown: { error: unknown } | undefined;
}

/** Shows something else in place of a page that throws, until there is another page. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { page: this.props.page, thrown: undefined };

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { thrown: { error } };
  }

  static getDerivedStateFromProps({ page }: PageBoundaryProps, { page: before }: PageBoundaryState): PageBoundaryState | null {
    return page === before ? null : { page, thrown: undefined };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    const { thrown } = this.state;
    return thrown === undefined ? this.props.children : this.props.renderError(thrown.error);
  }
}
