import { createContext, useContext, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import styles from './lab-navigation.module.css';

/** Section ids, also used in URLs. */
export const labSectionIds = ['connect', 'methods', 'log', 'errors', 'conformance', 'test-wallets', 'settings'] as const;

export type LabSectionId = (typeof labSectionIds)[number];

/** A location inside the lab: a section, an item in it, and form values or filters. */
export interface LabPlace {
  readonly section: LabSectionId;
  /** Method id, error code or wallet id. */
  readonly item?: string | undefined;
  readonly search?: Readonly<Record<string, string>> | undefined;
}

/** Finds a section id; undefined for any other string. */
export function findSectionId(name: string | null | undefined): LabSectionId | undefined {
  return labSectionIds.find((id) => id === name);
}

/** Navigation of the host app: the playground uses paths, the dashboard a query. */
export interface LabNavigation {
  readonly place: LabPlace;
  /** URL of a place, starting with `/`. */
  readonly hrefTo: (place: LabPlace) => string;
  /** Navigates without a page load. */
  readonly goTo: (place: LabPlace, options?: { readonly replaces?: boolean }) => void;
}

export const LabNavigationContext = createContext<LabNavigation | undefined>(undefined);

/** @throws Error outside a `LabProvider` */
export function useLabNavigation(): LabNavigation {
  const navigation = useContext(LabNavigationContext);
  if (navigation === undefined) throw new Error('useLabNavigation must be used within LabProvider');
  return navigation;
}

interface LabLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  readonly to: LabPlace;
}

/** A link inside the lab. Plain clicks navigate without a page load; modified clicks are left to the browser. */
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
