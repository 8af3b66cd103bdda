import { Button } from '@onepoint/ui-kit/button';
import { tokens } from '@onepoint/ui-kit/tokens';
import { useState } from 'react';
import { Sheet } from './sheet.tsx';
import styles from './sheet.module.css';

/** Durations and easing to try, and the layers in their order, from the token sources. */
export function MotionSheet() {
  const [moved, setMoved] = useState(false);
  const { durationsMs, easeOut, layers } = tokens;
  return (
    <>
      <Sheet title="Motion">
        <p className={styles.wide}>
          <code>{easeOut}</code>. Reduced motion sets every duration to 0.
        </p>
        <div className={styles.wide}>
          <Button onClick={() => setMoved(!moved)}>Move</Button>
        </div>
        {Object.entries(durationsMs).map(([name, ms]) => (
          <div key={name} className={styles.step}>
            <code>
              {name}, {ms} ms
            </code>
            <div className={styles.track} data-moved={moved}>
              <div className={styles.mover} style={{ transitionDuration: `var(--duration-${name})` }} />
            </div>
          </div>
        ))}
      </Sheet>
      <Sheet title="Layers, the lowest first">
        {Object.entries(layers)
          .toSorted(([, first], [, second]) => first - second)
          .map(([name, layer]) => (
            <div key={name} className={styles.step}>
              <code>{layer}</code>
              <span>{name}</span>
            </div>
          ))}
      </Sheet>
    </>
  );
}
