import type { Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Avatar } from '@onepoint/ui-kit/avatar';
import { useDismiss } from '@onepoint/ui-kit/use-dismiss';
import { ChevronsUpDown } from 'lucide-react';
import { Suspense, useCallback, useRef, useState } from 'react';
import { onDemand } from '@onepoint/ui-kit/on-demand';
import { projectName } from '../../shared/projects/project-names.ts';
import { chooseProject } from '../../shared/projects/project-context.ts';
import styles from './project-switcher.module.css';

export interface ProjectSwitcherProps {
  projects: readonly Project[];
  current: Project;
  allProjectsPath: string;
  onCreate: () => void;
  /** Takes its container's width, as in the side menu. @default false */
  fullWidth?: boolean;
  /** Called after selecting a project or command, to close the mobile menu. */
  onFollow?: (() => void) | undefined;
}

const ProjectPicker = onDemand(async () => (await import('./project-picker.tsx')).ProjectPicker, { isOptional: true });

/** Minimum duration of the busy state in milliseconds (decision 18), so that users notice the switch. */
const switchMs = 100;

export function ProjectSwitcher({ projects, current, allProjectsPath, onCreate, fullWidth = false, onFollow }: ProjectSwitcherProps) {
  const { t } = useTranslation('dashboard');
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [switching, setSwitching] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useDismiss({ panel: root, opener, onDismiss: close, isOpen: open });

  const handleChoose = (project: Project): void => {
    close();
    opener.current?.focus();
    onFollow?.();
    if (project.id === current.id) return;
    chooseProject(project.id);
    setSwitching(true);
    setTimeout(() => setSwitching(false), switchMs);
  };

  return (
    <div ref={root} className={fullWidth ? `${styles.switcher} ${styles.wide}` : styles.switcher}>
      <button
        ref={opener}
        type="button"
        className={styles.trigger}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-busy={switching || undefined}
        aria-label={t('switcher.label', { name: projectName(current) })}
        onPointerEnter={ProjectPicker.preload}
        onFocus={ProjectPicker.preload}
        onClick={() => setOpen(!open)}
      >
        <Avatar name={projectName(current)} shape="square" size={20} />
        <span className={styles.name}>{projectName(current)}</span>
        <ChevronsUpDown size={16} strokeWidth={1.5} aria-hidden />
      </button>
      {open ? (
        <Suspense>
          <ProjectPicker
            projects={projects}
            currentId={current.id}
            allProjectsPath={allProjectsPath}
            onChoose={handleChoose}
            onCreate={() => {
              close();
              onFollow?.();
              onCreate();
            }}
            onLeave={() => {
              close();
              onFollow?.();
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
