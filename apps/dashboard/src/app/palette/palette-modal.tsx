import { useAppState } from '@onepoint/app-state';
import type { ModalControls } from '@onepoint/modal-stack';
import { CommandPalette } from '../../features/command-palette/command-palette.tsx';
import { findCurrentProject, useProjects } from '../../shared/projects/project-context.ts';
import { useActionGroup } from './use-action-group.ts';
import { useDocGroup } from './use-doc-group.ts';
import { useKeyGroup } from './use-key-group.ts';
import { usePageGroups } from './use-page-groups.ts';
import { useProjectGroup } from './use-project-group.tsx';

/** The palette with everything this app knows: pages, projects, keys of the current one, actions, docs. */
export function PaletteModal({ close }: ModalControls) {
  const { data: projects = [] } = useProjects();
  const current = findCurrentProject(projects, useAppState('projectId'));
  const groups = [
    ...usePageGroups(current),
    useProjectGroup(projects, current?.id),
    useKeyGroup(current),
    useActionGroup(current),
    useDocGroup(),
  ];
  return <CommandPalette groups={groups} onClose={() => close()} />;
}
