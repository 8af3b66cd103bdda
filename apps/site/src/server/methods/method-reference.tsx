import { renderToStaticMarkup } from 'react-dom/server';
import { InlineText, linksOf } from '../articles/inline-text.tsx';
import { localizeLinks } from '../articles/article-text.ts';
import type { LinkedArticle } from '../checks/checks.ts';
import { methodPath } from '../docs/docs.ts';
import type { PageRequest } from '../page-source.ts';
import type { SchemaRow } from './describe-schema.ts';
import type { Method } from './methods.ts';

interface ReferenceProps {
  method: Method;
  /** Language of the descriptions if it differs from the page's. */
  textLanguage: string | undefined;
  label: (id: string, values?: Record<string, string>) => string;
}

type ValueProps = Omit<ReferenceProps, 'method'> & {
  value: Method['result'];
  /** `null` for results, which are complete. */
  need: string | null;
};

function Value({ value: { name, type, note, fields }, need, textLanguage, label }: ValueProps) {
  return (
    <section className="value">
      <h3 className="value-head">
        <span lang={textLanguage}>{name}</span> <Type name={type} /> {need === null ? null : <span className="need">{need}</span>}
      </h3>
      <p className="value-note" lang={textLanguage}>
        <InlineText text={note} />
      </p>
      {fields.length === 0 ? null : (
        <dl aria-label={label('fieldsOf', { name })}>
          {fields.map((field, index) => (
            <Field key={index} field={field} textLanguage={textLanguage} />
          ))}
        </dl>
      )}
    </section>
  );
}

function Type({ name }: { name: string }) {
  return (
    <span className="type" translate="no">
      {name}
    </span>
  );
}

function Field({ field: { name, depth, type, note }, textLanguage }: { field: SchemaRow; textLanguage: string | undefined }) {
  return (
    <div className="field" data-depth={depth === 0 ? undefined : depth}>
      <dt>
        <code translate="no">{name}</code> <Type name={type} />
      </dt>
      <dd lang={textLanguage}>
        <InlineText text={note} />
      </dd>
    </div>
  );
}

function Reference({ method: { parameters, result, problems }, ...rest }: ReferenceProps) {
  const { label, textLanguage } = rest;
  return (
    <>
      <h2 id="parameters">{label('parameters')}</h2>
      {parameters.length === 0 ? <p className="value-note">{label('noParameters')}</p> : null}
      {parameters.map((parameter) => (
        <Value key={parameter.name} {...rest} value={parameter} need={label(parameter.required ? 'required' : 'optional')} />
      ))}
      <h2 id="result">{label('result')}</h2>
      <Value {...rest} value={result} need={null} />
      {problems.length === 0 ? null : <h2 id="problems">{label('problems')}</h2>}
      {problems.map(({ error, cause, fix }) => (
        <section key={error} className="problem">
          <h3 lang={textLanguage}>
            <InlineText text={error} />
          </h3>
          <p lang={textLanguage}>
            <InlineText text={cause} />
          </p>
          <p>
            <strong>{label('fix')}</strong>{' '}
            <span lang={textLanguage}>
              <InlineText text={fix} />
            </span>
          </p>
        </section>
      ))}
    </>
  );
}

/**
 * The reference of a method as markup. It is static, so the page gets it as HTML like an article, not as data and code.
 *
 * @param textLanguage language of the descriptions if it differs from the page's
 */
export function renderMethodReference(method: Method, textLanguage: string | undefined, { language, translate }: PageRequest): string {
  const label: ReferenceProps['label'] = (id, values) => translate(['page'], `methodReference.${id}`, values);
  return localizeLinks(renderToStaticMarkup(<Reference method={method} textLanguage={textLanguage} label={label} />), language);
}

/** The links in a method's reference, for the link check. */
export function linkedReferenceOf({ name, group, parameters, result, problems }: Method): LinkedArticle {
  const values = [...parameters, result].flatMap(({ note, fields }) => [note, ...fields.map((field) => field.note)]);
  const texts = [...values, ...problems.flatMap(({ error, cause, fix }) => [error, cause, fix])];
  const links = texts.flatMap(linksOf).map((href) => ({ href, line: 1 }));
  return { file: `content/methods/${group}/${name}.json`, path: methodPath(name), anchors: ['parameters', 'result', 'problems'], links };
}
