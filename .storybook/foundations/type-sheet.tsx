import { tokens } from '@onepoint/ui-kit/tokens';
import { Sheet } from './sheet.tsx';
import styles from './sheet.module.css';

const sample = '1,204,331 requests in 7 days';

/** The eight steps of type in both faces, from the token sources. */
export function TypeSheet() {
  return (['sans', 'mono'] as const).map((face) => (
    <Sheet key={face} title={face === 'sans' ? 'Geist' : 'Geist Mono'}>
      {tokens.typeScale.map((step, index) => (
        <div key={step.sizePx} className={styles.step}>
          <span className={styles.note}>
            {index + 1}: {step.sizePx}/{step.lineHeightPx}
          </span>
          <span
            style={{
              fontFamily: `var(--font-${face})`,
              fontSize: `var(--font-size-${index + 1})`,
              lineHeight: `var(--line-height-${index + 1})`,
              letterSpacing: `var(--tracking-${index + 1})`,
            }}
          >
            {sample}
          </span>
        </div>
      ))}
    </Sheet>
  ));
}
