import { useTranslation } from '@onepoint/i18n';
import { classNames } from '@onepoint/ui-kit/class-names';
import type { WalletStatus } from '@onepoint/wallet/react';
import { useId, type ReactNode } from 'react';
import { formatTime } from '../../activity-log/components/format-time.ts';
import type { Transition } from '../hooks/use-last-transition.ts';
import { nodeSize, stateEdges, stateNodes, viewBox } from './state-machine-layout.ts';
import styles from './state-machine.module.css';

export interface StateMachineProps {
  readonly status: WalletStatus;
  /** Undefined before anything has happened. */
  readonly last: Transition | undefined;
}

/** The four states of a connection and the ways between them: the current state lit, the way that led to it drawn out. */
export function StateMachine({ status, last }: StateMachineProps): ReactNode {
  const { t, i18n } = useTranslation('provider');
  const arrowId = useId();
  const isLast = (from: WalletStatus, to: WalletStatus): boolean => last?.from === from && last.to === to;
  return (
    <figure className={styles.figure}>
      <svg className={styles.picture} viewBox={`0 0 ${viewBox.width} ${viewBox.height}`} aria-hidden>
        <defs>
          {(['quiet', 'lit'] as const).map((tone) => (
            <marker key={tone} id={`${arrowId}-${tone}`} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
              <path d="M0 0.5 L7.5 4 L0 7.5 z" className={styles[tone]} />
            </marker>
          ))}
        </defs>
        {stateEdges.map(({ from, to, path }) => (
          <path
            key={path}
            d={path}
            className={classNames(styles.edge, isLast(from, to) && styles.lastEdge)}
            markerEnd={`url(#${arrowId}-${isLast(from, to) ? 'lit' : 'quiet'})`}
          />
        ))}
        {stateNodes.map((node) => (
          <g key={node.status} className={classNames(styles.node, node.status === status && styles.current, styles[node.status])}>
            <rect x={node.x - nodeSize.width / 2} y={node.y - nodeSize.height / 2} {...nodeSize} rx="8" />
            <text x={node.x} y={node.y} dominantBaseline="central" textAnchor="middle">
              {t(`connection.${node.status}`)}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className={styles.caption}>
        <span role="status">{t('connection.now', { status: t(`connection.${status}`) })}</span>
        <span>
          {last === undefined
            ? t('connection.noTransition')
            : t('connection.lastTransition', {
                from: t(`connection.${last.from}`),
                to: t(`connection.${last.to}`),
                time: formatTime(last.at, i18n.language),
              })}
        </span>
      </figcaption>
    </figure>
  );
}
