import { useTranslation } from '@onepoint/i18n';
import { BookOpen, Braces, FlaskConical, House, Link2, Rocket, Tag, type LucideIcon } from 'lucide-react';
import type { CommandGroup } from '../../features/command-palette/command-palette.tsx';
import { otherPaths, sitePaths } from '../paths.ts';
import { iconOf } from './icon-of.tsx';

const pages = [
  ['docs', sitePaths.docs, BookOpen],
  ['quickStart', sitePaths.quickStart, Rocket],
  ['apiReference', otherPaths.apiReference, Braces],
  ['pricing', sitePaths.pricing, Tag],
  ['chains', sitePaths.chains, Link2],
  ['playground', otherPaths.playground, FlaskConical],
  ['home', sitePaths.home, House],
] as const satisfies readonly (readonly [string, string, LucideIcon])[];

/** Pages outside of this app: full page loads. */
export function useDocGroup(): CommandGroup {
  const { t } = useTranslation('modals');
  return {
    id: 'docs',
    label: t('palette.groups.docs'),
    commands: pages.map(([id, path, icon]) => ({
      id: `doc:${id}`,
      label: t(`palette.docs.${id}`),
      keywords: t('palette.keywords.docs'),
      icon: iconOf(icon),
      run: () => location.assign(path),
    })),
  };
}
