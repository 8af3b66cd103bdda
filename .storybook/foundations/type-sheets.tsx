import { ChainIcon } from '@onepoint/ui-kit/chain-icon';
import { tokens } from '@onepoint/ui-kit/tokens';
import { ToneIcon } from '@onepoint/ui-kit/tone-icon';
import styles from './sheet.module.css';
import { Sheet } from './sheet.tsx';

const sample = '1,204,331 requests in 7 days';

export function TypeSheet() {
  return (['sans', 'mono'] as const).map((face) => (
    <Sheet key={face} title={face === 'sans' ? 'Geist' : 'Geist Mono'}>
      {tokens.typeScale.map((step, index) => (
        <div key={step.sizePx} className={styles.step}>
          <span className={styles.note}>
            --font-size-{index + 1}: {step.sizePx}/{step.lineHeightPx}
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

const tones = ['positive', 'caution', 'negative', 'info'] as const;

export function IconSheet() {
  return (
    <>
      <Sheet title="Sizes in controls">
        {Object.entries(tokens.iconSizesPx).map(([name, px]) => (
          <figure key={name} className={styles.icon}>
            <ToneIcon tone="info" size={px} />
            <figcaption>
              <code>
                --icon-{name}, {px} px
              </code>
            </figcaption>
          </figure>
        ))}
      </Sheet>
      <Sheet title="Tones">
        {tones.map((tone) => (
          <figure key={tone} className={styles.icon} style={{ color: `var(--color-${tone}-text)` }}>
            <ToneIcon tone={tone} size={22} />
            <figcaption>
              <code>{tone}</code>
            </figcaption>
          </figure>
        ))}
      </Sheet>
      <Sheet title="Chains">
        {tokens.chainMarks.map((chain) => (
          <figure key={chain} className={styles.icon}>
            <ChainIcon chain={chain} size={32} />
            <figcaption>
              <code>{chain}</code>
            </figcaption>
          </figure>
        ))}
      </Sheet>
    </>
  );
}
