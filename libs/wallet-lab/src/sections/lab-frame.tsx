import { onDemand } from '@onepoint/ui-kit/on-demand';
import { useTranslation } from '@onepoint/i18n';
import { ErrorState } from '@onepoint/ui-kit/error-state';
import { FileCode2, FlaskConical, PlugZap, ScrollText, Settings2, ShieldCheck, TriangleAlert, type LucideIcon } from 'lucide-react';
import { Component, Suspense, useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { LabLink, useLabNavigation, type LabSectionId } from '../lab/lab-navigation.tsx';
import { useLab } from '../lab/lab-provider.tsx';
import { Loading } from '../shared/loading.tsx';
import styles from './lab-frame.module.css';

/** Menu and current section of the lab. Must be inside a `LabProvider`. */
export function LabFrame(): ReactNode {
  const { t } = useTranslation(['provider', 'common']);
  const { place } = useLabNavigation();
  const { reload } = useLab();
  const Section = labSections.find(({ id }) => id === place.section)?.Component;
  const failed = (error: unknown): ReactNode => (
    <ErrorState
      title={t('common:errors.somethingWentWrong')}
      onRetry={reload}
      retryLabel={t('common:actions.reload')}
      details={String(error)}
      detailsLabel={t('common:errors.details')}
    >
      {t('sections.loadFailed')}
    </ErrorState>
  );
  return (
    <div className={styles.frame}>
      <LabMenu />
      <div className={styles.section}>
        <SectionBoundary key={place.section} fallback={failed}>
          <Suspense fallback={<Loading lines={6} />}>{Section === undefined ? null : <Section />}</Suspense>
        </SectionBoundary>
      </div>
    </div>
  );
}

interface LabSection {
  readonly id: LabSectionId;
  readonly icon: LucideIcon;
  readonly Component: ComponentType;
}

/** Sections in menu order, each in its own chunk. */
const labSections: readonly LabSection[] = [
  {
    id: 'connect',
    icon: PlugZap,
    Component: onDemand(async () => (await import('./connect-section.tsx')).ConnectSection),
  },
  {
    id: 'methods',
    icon: FileCode2,
    Component: onDemand(async () => (await import('../panels/methods/methods-section.tsx')).MethodsSection),
  },
  {
    id: 'log',
    icon: ScrollText,
    Component: onDemand(async () => (await import('../panels/activity-log/activity-log-panel.tsx')).ActivityLogPanel),
  },
  {
    id: 'errors',
    icon: TriangleAlert,
    Component: onDemand(async () => (await import('../panels/errors/error-gallery-panel.tsx')).ErrorGalleryPanel),
  },
  {
    id: 'conformance',
    icon: ShieldCheck,
    Component: onDemand(async () => (await import('../panels/conformance/conformance-panel.tsx')).ConformancePanel),
  },
  {
    id: 'test-wallets',
    icon: FlaskConical,
    Component: onDemand(async () => (await import('./test-wallets-section.tsx')).TestWalletsSection),
  },
  {
    id: 'settings',
    icon: Settings2,
    Component: onDemand(async () => (await import('../panels/settings/settings-panel.tsx')).SettingsPanel),
  },
];

/** Links to the sections. On narrow screens, the row scrolls to the current one. */
function LabMenu(): ReactNode {
  const { t } = useTranslation('provider');
  const { place } = useLabNavigation();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>(`[data-section='${place.section}']`);
    if (list.current && current) list.current.scrollLeft = current.offsetLeft - (list.current.clientWidth - current.clientWidth) / 2;
  }, [place.section]);
  return (
    <nav className={styles.menu} aria-label={t('sections.menu')}>
      <ul ref={list} className={styles.list}>
        {labSections.map(({ id, icon: Icon }) => (
          <li key={id}>
            <LabLink
              to={{ section: id }}
              className={styles.link}
              data-section={id}
              aria-current={id === place.section ? 'page' : undefined}
            >
              <Icon aria-hidden strokeWidth={1.5} />
              {t(`sections.${id}`)}
            </LabLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SectionBoundaryProps {
  readonly fallback: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}

/** Error boundary of a section. Needs a `key` per section. */
class SectionBoundary extends Component<SectionBoundaryProps, { readonly failure: { readonly error: unknown } | undefined }> {
  override state: { readonly failure: { readonly error: unknown } | undefined } = { failure: undefined };

  static getDerivedStateFromError(error: unknown): { failure: { error: unknown } } {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure === undefined ? this.props.children : this.props.fallback(failure.error);
  }
}
