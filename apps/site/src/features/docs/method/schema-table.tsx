import { useTranslation } from '@onepoint/i18n';
import type { SchemaRow } from '../../../shared/content/doc-content.ts';
import styles from './schema-table.module.css';

interface SchemaTableProps {
  name: string;
  type: string;
  note: string;
  /** Omitted for results. */
  required?: boolean;
  fields: readonly SchemaRow[];
  /** Language of names and notes if it differs from the page's. */
  language: string | null;
}

/** A parameter or result: its type and fields. */
export function SchemaTable({ name, type, note, required, fields, language }: SchemaTableProps) {
  const { t } = useTranslation('page');
  const need = required === undefined ? null : required ? t('docs.method.required') : t('docs.method.optional');
  return (
    <section className={styles.value}>
      <p className={styles.head}>
        <strong lang={language ?? undefined}>{name}</strong>
        <code translate="no">{type}</code>
        {need === null ? null : <span className={styles.need}>{need}</span>}
      </p>
      {note === '' ? null : (
        <p className={styles.note} lang={language ?? undefined}>
          {note}
        </p>
      )}
      {fields.length === 0 ? null : (
        <dl className={styles.fields} aria-label={t('docs.method.fieldsOf', { name })}>
          {fields.map((field, index) => (
            <div key={index} className={styles.field} data-depth={field.depth}>
              <dt>
                <code translate="no">{field.name}</code>
                <span className={styles.type} translate="no">
                  {field.type}
                </span>
                {field.required ? <span className={styles.need}>{t('docs.method.required')}</span> : null}
              </dt>
              <dd lang={language ?? undefined}>{field.note}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
