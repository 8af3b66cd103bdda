import { FileCode2, FlaskConical, PlugZap, ScrollText, Settings2, ShieldCheck, TriangleAlert, type LucideIcon } from 'lucide-react';
import { onDemand } from '@onepoint/ui-kit/on-demand';
import { type ComponentType } from 'react';
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
    Component: onDemand(async () => (await import('./connect-section.tsx')).ConnectSection),
  },
  {
    id: 'methods',
    icon: FileCode2,
    Component: onDemand(async () => (await import('./methods-section.tsx')).MethodsSection),
  },
  {
    id: 'log',
    icon: ScrollText,
    Component: onDemand(async () => (await import('./log-section.tsx')).LogSection),
  },
  {
    id: 'errors',
    icon: TriangleAlert,
    Component: onDemand(async () => (await import('./errors-section.tsx')).ErrorsSection),
  },
  {
    id: 'conformance',
    icon: ShieldCheck,
    Component: onDemand(async () => (await import('./conformance-section.tsx')).ConformanceSection),
  },
  {
    id: 'test-wallets',
    icon: FlaskConical,
    Component: onDemand(async () => (await import('./test-wallets-section.tsx')).TestWalletsSection),
  },
  {
    id: 'settings',
    icon: Settings2,
    Component: onDemand(async () => (await import('./settings-section.tsx')).SettingsSection),
  },
];
