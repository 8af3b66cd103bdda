import { tokens } from '@onepoint/ui-kit/tokens';
import { Sheet } from './sheet.tsx';
import styles from './sheet.module.css';

/** Space, radii, shadows, durations and layers, from the token sources. */
export function ShapeSheet() {
  const { spacingPx, radiiPx, shadows, durationsMs, layers } = tokens;
  return (
    <>
      <Sheet title="Space">
        {spacingPx.map((px, index) => (
          <div key={px} className={styles.step}>
            <code>
              space-{index + 1}, {px} px
            </code>
            <div className={styles.bar} style={{ inlineSize: `var(--space-${index + 1})` }} />
          </div>
        ))}
      </Sheet>
      <Sheet title="Radii">
        {Object.entries(radiiPx).map(([name, px]) => (
          <div key={name} className={styles.shape} style={{ borderRadius: `var(--radius-${name})` }}>
            {name}, {px} px
          </div>
        ))}
      </Sheet>
      <Sheet title="Shadows">
        {Object.keys(shadows.light).map((name) => (
          <div key={name} className={styles.shape} style={{ borderRadius: 'var(--radius-m)', boxShadow: `var(--shadow-${name})` }}>
            {name}
          </div>
        ))}
      </Sheet>
      <Sheet title="Motion and layers">
        {Object.entries(durationsMs).map(([name, ms]) => (
          <code key={name}>
            duration-{name}: {ms} ms
          </code>
        ))}
        {Object.entries(layers).map(([name, layer]) => (
          <code key={name}>
            layer-{name}: {layer}
          </code>
        ))}
      </Sheet>
    </>
  );
}
