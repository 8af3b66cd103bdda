import { CN, DE, ES, FR, GB, IN, JP, KR, RU, TR, US, VN } from 'country-flag-icons/react/3x2';
import { classNames } from '../class-names/class-names.ts';
import styles from './language-flag.module.css';

const flags = { CN, DE, ES, FR, GB, IN, JP, KR, RU, TR, US, VN } as const;

/** ISO 3166 code of a country with a flag icon. */
export type FlagCode = keyof typeof flags;

export interface LanguageFlagProps {
  /** Uppercase country code. A code without a flag icon shows its letters. */
  code: FlagCode | (string & {});
  className?: string | undefined;
}

const isDrawn = (code: string): code is FlagCode => Object.hasOwn(flags, code);

/** The flag next to a language name. Decorative. */
export function LanguageFlag({ code, className }: LanguageFlagProps) {
  const Flag = isDrawn(code) ? flags[code] : undefined;
  return (
    <span className={classNames(styles.flag, className)} aria-hidden>
      {Flag ? <Flag className={styles.drawing} /> : code.slice(0, 2)}
    </span>
  );
}
