import { createContext, useContext, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import styles from './lab-navigation.module.css';

/** The parts of the laboratory; also the parts of its addresses. */
export const labSectionIds = ['connect', 'methods', 'log', 'errors', 'conformance', 'test-wallets', 'settings'] as const;

export type LabSectionId = (typeof labSectionIds)[number];

/** A place inside the laboratory that has an address: a section, one thing in it, and what is filled in or filtered there. */
export interface LabPlace {
  readonly section: LabSectionId;
  /** A method, an error code or a wallet. */
  readonly item?: string | undefined;
  readonly search?: Readonly<Record<string, string>> | undefined;
}

/** The section of that name; undefined for anything else. */
export function findSectionId(name: string | null | undefined): LabSectionId | undefined {
  return labSectionIds.find((id) => id === name);
}

/** How the laboratory moves inside the app that shows it: the playground has paths, the dashboard's page has a query. */
export interface LabNavigation {
  readonly place: LabPlace;
  /** Address of a place, for links and for sharing. Starts with `/`. */
  readonly hrefTo: (place: LabPlace) => string;
  /** Goes there without loading a page. */
  readonly goTo: (place: LabPlace, options?: { readonly replaces?: boolean }) => void;
}

export const LabNavigationContext = createContext<LabNavigation | undefined>(undefined);

/** @throws Error outside of a `LabFrame` */
export function useLabNavigation(): LabNavigation {
  const navigation = useContext(LabNavigationContext);
  if (navigation === undefined) throw new Error('The wallet laboratory is used outside of its frame');
  return navigation;
}

interface LabLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  readonly to: LabPlace;
}

/** A link inside the laboratory: a plain click stays on the page, any other is the browser's. Looks like one in a text unless `className` says otherwise. */
export function LabLink({ to, className = styles.link, children, ...rest }: LabLinkProps): ReactNode {
  const { hrefTo, goTo } = useLabNavigation();
  const handleClick = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(to);
  };
  return (
    <a {...rest} className={className} href={hrefTo(to)} onClick={handleClick}>
      {children}
    </a>
  );
}
