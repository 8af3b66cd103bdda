import { ChainIcon } from '@onepoint/ui-kit/chain-icon';
import { ToneIcon } from '@onepoint/ui-kit/tone-icon';
import { tokens } from '@onepoint/ui-kit/tokens';
import { Sheet } from './sheet.tsx';
import styles from './sheet.module.css';

const tones = ['positive', 'caution', 'negative', 'info'] as const;

/** Sizes of icons by the size of their control, the icons of tones, and the marks of chains in their fixed hues. */
export function IconSheet() {
  return (
    <>
      <Sheet title="Sizes in controls">
        {Object.entries(tokens.iconSizesPx).map(([name, px]) => (
          <figure key={name} className={styles.icon}>
            <ToneIcon tone="info" size={px} />
            <figcaption>
              <code>
                {name}, {px} px
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
