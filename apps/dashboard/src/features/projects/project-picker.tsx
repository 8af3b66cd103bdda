import type { Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Avatar } from '@onepoint/ui-kit/avatar';
import { Check, LayoutGrid, Plus, Search } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { focusOnMount } from '../../shared/focus.ts';
import { AppLink } from '../../shared/link/app-link.tsx';
import { projectName } from '../../shared/projects/project-names.ts';
import styles from './project-picker.module.css';

interface ProjectPickerProps {
  projects: readonly Project[];
  currentId: string;
  allProjectsPath: string;
  onChoose: (project: Project) => void;
  onCreate: () => void;
  /** Called on a click on the link to all projects. */
  onLeave: () => void;
}

/** ARIA combobox: focus stays in the search field, and arrow keys move the active option. */
export function ProjectPicker({ projects, currentId, allProjectsPath, onChoose, onCreate, onLeave }: ProjectPickerProps) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const [query, setQuery] = useState('');
  const found = filterProjects(projects, query);
  const [marked, setMarked] = useState(() =>
    Math.max(
      0,
      projects.findIndex((project) => project.id === currentId),
    ),
  );
  const optionId = (index: number): string => `${id}-option-${String(index)}`;

  const mark = (index: number): void => {
    setMarked(index);
    document.getElementById(optionId(index))?.scrollIntoView?.({ block: 'nearest' });
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    const last = found.length - 1;
    const moves: Record<string, number> = { ArrowDown: Math.min(marked + 1, last), ArrowUp: Math.max(marked - 1, 0), Home: 0, End: last };
    const next = moves[event.key];
    const chosen = found[marked];
    if (next !== undefined && last >= 0) {
      event.preventDefault();
      mark(next);
    } else if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onChoose(chosen);
    }
  };

  return (
    <div className={styles.picker} role="dialog" aria-label={t('switcher.list')}>
      <div className={styles.search}>
        <Search size={16} strokeWidth={1.5} aria-hidden />
        <input
          type="text"
          role="combobox"
          aria-label={t('switcher.search')}
          placeholder={t('switcher.search')}
          aria-expanded
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={found[marked] ? optionId(marked) : undefined}
          autoComplete="off"
          ref={focusOnMount}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setMarked(0);
          }}
          onKeyDown={handleKeyDown}
        />
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={t('switcher.list')} className={styles.list}>
        {found.map((project, index) => (
          <button
            type="button"
            tabIndex={-1}
            key={project.id}
            id={optionId(index)}
            role="option"
            aria-selected={project.id === currentId}
            className={index === marked ? `${styles.option} ${styles.marked}` : styles.option}
            onPointerMove={() => setMarked(index)}
            onClick={() => onChoose(project)}
          >
            <Avatar name={projectName(project)} shape="square" size={20} />
            <span className={styles.name}>{projectName(project)}</span>
            {project.id === currentId ? <Check size={16} strokeWidth={1.5} aria-hidden /> : null}
          </button>
        ))}
      </div>
      {found.length === 0 ? (
        <p role="status" className={styles.none}>
          {t('switcher.noMatch', { query })}
        </p>
      ) : null}
      <div className={styles.foot}>
        <AppLink to={allProjectsPath} className={styles.command} onClick={onLeave}>
          <LayoutGrid size={16} strokeWidth={1.5} aria-hidden />
          {t('switcher.all')}
        </AppLink>
        <button type="button" className={styles.command} onClick={onCreate}>
          <Plus size={16} strokeWidth={1.5} aria-hidden />
          {t('switcher.create')}
        </button>
      </div>
    </div>
  );
}

/** Matches names that contain the query, ignoring case and accents. */
export function filterProjects<TProject extends { readonly name: string }>(
  projects: readonly TProject[],
  query: string,
): readonly TProject[] {
  const wanted = fold(query.trim());
  return wanted === '' ? projects : projects.filter(({ name }) => fold(name).includes(wanted));
}

function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();
}
