import type { ReactNode } from 'react';
import styles from './method-card.module.css';

export interface MethodFeature {
  readonly id: string;
  readonly label: string;
  readonly value: ReactNode;
}

export interface MethodCardProps {
  icon: ReactNode;
  title: string;
  text: string;
  /** What is known of the way before one goes it. Empty: nothing is listed. */
  features: readonly MethodFeature[];
  /** Accessible name of the list of features. */
  featuresLabel: string;
  /** The button that goes this way. */
  action: ReactNode;
}

/** A way to top up: what it is, what it takes and keeps, and the button that starts it. */
export function MethodCard({ icon, title, text, features, featuresLabel, action }: MethodCardProps) {
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <span className={styles.icon} aria-hidden>
          {icon}
        </span>
        <div className={styles.texts}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </div>
      </header>
      {features.length === 0 ? null : (
        <dl className={styles.features} aria-label={featuresLabel}>
          {features.map(({ id, label, value }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {action}
    </article>
  );
}
