import { FileCode2, FlaskConical, PlugZap, ScrollText, Settings2, ShieldCheck, TriangleAlert, type LucideIcon } from 'lucide-react';
import { lazy, type ComponentType } from 'react';
import type { LabSectionId } from '../lab/lab-place.ts';

export interface LabSection {
  readonly id: LabSectionId;
  readonly icon: LucideIcon;
  /** Loaded when it is gone to. */
  readonly Component: ComponentType;
}

/** The parts of the laboratory in the order of its menu; each is its own chunk. */
export const labSections: readonly LabSection[] = [
  {
    id: 'connect',
    icon: PlugZap,
    Component: lazy(async () => ({ default: (await import('./connect-section.tsx')).ConnectSection })),
  },
  {
    id: 'methods',
    icon: FileCode2,
    Component: lazy(async () => ({ default: (await import('./methods-section.tsx')).MethodsSection })),
  },
  {
    id: 'log',
    icon: ScrollText,
    Component: lazy(async () => ({ default: (await import('./log-section.tsx')).LogSection })),
  },
  {
    id: 'errors',
    icon: TriangleAlert,
    Component: lazy(async () => ({ default: (await import('./errors-section.tsx')).ErrorsSection })),
  },
  {
    id: 'conformance',
    icon: ShieldCheck,
    Component: lazy(async () => ({ default: (await import('./conformance-section.tsx')).ConformanceSection })),
  },
  {
    id: 'test-wallets',
    icon: FlaskConical,
    Component: lazy(async () => ({ default: (await import('./test-wallets-section.tsx')).TestWalletsSection })),
  },
  {
    id: 'settings',
    icon: Settings2,
    Component: lazy(async () => ({ default: (await import('./settings-section.tsx')).SettingsSection })),
  },
];
