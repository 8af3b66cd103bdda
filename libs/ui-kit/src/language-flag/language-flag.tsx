import { CN, DE, ES, FR, GB, IN, JP, KR, RU, TR, US, VN } from 'country-flag-icons/react/3x2';
import { classNames } from '../class-names/class-names.ts';
import styles from './language-flag.module.css';

const flags = { CN, DE, ES, FR, GB, IN, JP, KR, RU, TR, US, VN } as const;

/** ISO 3166 code of a country whose flag stands for a language. */
export type FlagCode = keyof typeof flags;

export interface LanguageFlagProps {
  /** Country code, upper case; one without a drawn flag shows its letters. */
  code: FlagCode | (string & {});
  className?: string | undefined;
}

const isDrawn = (code: string): code is FlagCode => Object.hasOwn(flags, code);

/** The flag beside a language's name. Decorative: the name is what says it. */
export function LanguageFlag({ code, className }: LanguageFlagProps) {
  const Flag = isDrawn(code) ? flags[code] : undefined;
  return (
    <span className={classNames(styles.flag, className)} aria-hidden>
      {Flag ? <Flag className={styles.drawing} /> : code.slice(0, 2)}
    </span>
  );
}
