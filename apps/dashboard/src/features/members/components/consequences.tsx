import styles from './consequences.module.css';

export interface ConsequencesProps {
  /** One sentence each, what weighs most first. */
  texts: readonly string[];
}

/** What an irrevocable step brings, before it is taken. */
export function Consequences({ texts }: ConsequencesProps) {
  return (
    <ul className={styles.list}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
