import { useTranslation } from '@onepoint/i18n';
import { classNames } from '@onepoint/ui-kit/class-names';
import styles from './product-picture.module.css';

const files = import.meta.glob<string>('./*.{avif,webp}', { eager: true, query: '?url', import: 'default' });
const themes = ['light', 'dark'] as const;
const formats = ['avif', 'webp'] as const;

/** The files' widths and shape, as `tools/pictures/src/take-shot.ts` takes them. */
const wide = { name: 'wide', widths: [1280, 2048], width: 1280, height: 800 } as const;
const phone = { name: 'phone', widths: [780], width: 390, height: 640 } as const;
/** Width below which the phone's picture is shown. The style sheet has the same one. */
const phoneMedia = '(width < 40rem)';

type Theme = (typeof themes)[number];
type Format = (typeof formats)[number];

const fileOf = (name: string, theme: Theme, width: number, format: Format): string =>
  files[`./${name}-${theme}-${String(width)}.${format}`] ?? '';

const sourceSet = ({ name, widths }: typeof wide | typeof phone, theme: Theme, format: Format): string =>
  widths.map((width) => `${fileOf(name, theme, width, format)} ${String(width)}w`).join(', ');

interface ProductPictureProps {
  /** Rendered width, as in the `sizes` attribute of an image. */
  sizes: string;
  className?: string;
}

/**
 * The dashboard's statistics of the sample project, in the page's theme. Retaken with `npm run pictures`. Lazy images that aren't displayed aren't
 * loaded, so a browser loads one file.
 */
export function ProductPicture({ sizes, className }: ProductPictureProps) {
  const { t } = useTranslation('page');
  return (
    <div className={classNames(styles.frame, className)}>
      {themes.map((theme) => (
        <picture key={theme} className={styles[theme]}>
          {[phone, wide].map((view) =>
            formats.map((format) => (
              <source
                key={`${view.name} ${format}`}
                media={view === phone ? phoneMedia : undefined}
                type={`image/${format}`}
                srcSet={sourceSet(view, theme, format)}
                sizes={sizes}
                width={view.width}
                height={view.height}
              />
            )),
          )}
          <img
            className={styles.image}
            src={fileOf(wide.name, theme, wide.width, 'webp')}
            width={wide.width}
            height={wide.height}
            alt={t('home.picture.alt')}
            loading="lazy"
            decoding="async"
          />
        </picture>
      ))}
    </div>
  );
}
