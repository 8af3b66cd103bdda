import styles from './rolling-number.module.css';

/** A number whose changed digits roll into place. Read out as one. */
export function RollingNumber({ text }: { text: string }) {
  const characters = Array.from(text);
  return (
    <span>
      <span className="visually-hidden">{text}</span>
      <span aria-hidden className={styles.digits}>
        {characters.map((character, index) => (
          // Counted from the end: a number that grows by a digit keeps its others. A new key is a new element, which rolls in.
          <span key={`${characters.length - index}:${character}`} className={styles.digit}>
            {character}
          </span>
        ))}
      </span>
    </span>
  );
}
