import { Button } from '@onepoint/ui-kit/button';
import { tokens } from '@onepoint/ui-kit/tokens';
import { useState } from 'react';
import styles from './sheet.module.css';
import { Sheet } from './sheet.tsx';

export function ShapeSheet() {
  const { spacingPx, radiiPx, shadows, controlHeightsPx, widthsPx } = tokens;
  return (
    <>
      <Sheet title="Space">
        {spacingPx.map((px, index) => (
          <div key={px} className={styles.step}>
            <code>
              --space-{index + 1}, {px} px
            </code>
            <div className={styles.bar} style={{ inlineSize: `var(--space-${index + 1})` }} />
          </div>
        ))}
      </Sheet>
      <Sheet title="Radii">
        {Object.entries(radiiPx).map(([name, px]) => (
          <div key={name} className={styles.shape} style={{ borderRadius: `var(--radius-${name})` }}>
            --radius-{name}, {px} px
          </div>
        ))}
      </Sheet>
      <Sheet title="Shadows">
        {Object.keys(shadows.light).map((name) => (
          <div key={name} className={styles.shape} style={{ borderRadius: 'var(--radius-m)', boxShadow: `var(--shadow-${name})` }}>
            --shadow-{name}
          </div>
        ))}
      </Sheet>
      <Sheet title="Heights of controls">
        {Object.entries(controlHeightsPx).map(([name, px]) => (
          <div key={name} className={styles.step}>
            <code>
              --control-{name}, {px} px
            </code>
            <div className={styles.control} style={{ blockSize: `var(--control-${name})` }} />
          </div>
        ))}
      </Sheet>
      <Sheet title="Widths">
        {Object.entries(widthsPx).map(([name, px]) => (
          <div key={name} className={styles.step}>
            <code>
              --width-{name}, {px} px
            </code>
            <div className={styles.bar} style={{ inlineSize: `min(100%, var(--width-${name}))` }} />
          </div>
        ))}
      </Sheet>
    </>
  );
}

export function MotionSheet() {
  const [moved, setMoved] = useState(false);
  const { durationsMs, easeOut, layers } = tokens;
  return (
    <>
      <Sheet title="Motion">
        <p className={styles.wide}>
          <code>--ease-out: {easeOut}</code>. Reduced motion sets every duration to 0.
        </p>
        <div className={styles.wide}>
          <Button onClick={() => setMoved(!moved)}>Move</Button>
        </div>
        {Object.entries(durationsMs).map(([name, ms]) => (
          <div key={name} className={styles.step}>
            <code>
              --duration-{name}, {ms} ms
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
              <span>--layer-{name}</span>
            </div>
          ))}
      </Sheet>
    </>
  );
}
