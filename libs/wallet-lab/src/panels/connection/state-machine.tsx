import { useTranslation } from '@onepoint/i18n';
import { classNames } from '@onepoint/ui-kit/class-names';
import type { WalletStatus } from '@onepoint/wallet/react';
import { useId, type ReactNode } from 'react';
import { formatTime } from '../../shared/format.ts';
import type { Transition } from './connection-panel.tsx';
import styles from './state-machine.module.css';

/** A state, with the center of its box in view box units. */
interface StateNode {
  readonly status: WalletStatus;
  readonly x: number;
  readonly y: number;
}

interface StateEdge {
  readonly from: WalletStatus;
  readonly to: WalletStatus;
  readonly path: string;
}

export const viewBox = { width: 380, height: 188 } as const;
export const nodeSize = { width: 112, height: 34 } as const;

export const stateNodes: readonly StateNode[] = [
  { status: 'disconnected', x: 62, y: 94 },
  { status: 'connecting', x: 190, y: 26 },
  { status: 'reconnecting', x: 190, y: 162 },
  { status: 'connected', x: 318, y: 94 },
];

/** Possible transitions. A late wallet goes from disconnected to connected directly. */
export const stateEdges: readonly StateEdge[] = [
  { from: 'disconnected', to: 'connecting', path: 'M50 76 C54 44 88 26 130 26' },
  { from: 'connecting', to: 'disconnected', path: 'M134 36 C108 42 88 54 80 74' },
  { from: 'connecting', to: 'connected', path: 'M246 26 C292 26 326 44 330 74' },
  { from: 'connected', to: 'connecting', path: 'M300 77 C292 54 272 42 250 37' },
  { from: 'connected', to: 'disconnected', path: 'M262 99 L122 99' },
  { from: 'disconnected', to: 'connected', path: 'M118 89 L258 89' },
  { from: 'disconnected', to: 'reconnecting', path: 'M50 111 C54 144 88 162 130 162' },
  { from: 'reconnecting', to: 'disconnected', path: 'M134 152 C108 146 88 134 80 114' },
  { from: 'reconnecting', to: 'connected', path: 'M246 162 C292 162 326 144 330 114' },
];

interface StateMachineProps {
  readonly status: WalletStatus;
  readonly last: Transition | undefined;
}

/** Diagram of the connection states. Highlights the current state and the last transition. */
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
