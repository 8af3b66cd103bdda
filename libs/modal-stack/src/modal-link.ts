/** Parses the parameters of a deep link, an object of strings. Satisfied by zod schemas. */
export interface ModalParametersSchema<Parameters extends object = object> {
  readonly safeParse: (value: unknown) => { readonly success: true; readonly data: Parameters } | { readonly success: false };
}

/** Query parameter with the modal id of a deep link. */
export const modalParameter = 'modal';

/** URL parameters of a deep link in addition to {@link modalParameter}. */
export type ModalLink = Readonly<Record<string, string>>;

const isSpelled = (entry: readonly [string, unknown]): entry is readonly [string, string | number | boolean] =>
  ['string', 'number', 'boolean'].includes(typeof entry[1]);

/**
 * Creates the deep link of a modal from the props in its schema that are strings, numbers or booleans. Undefined without a schema, or if the link
 * could not open the modal again.
 */
export function findModalLink(params: ModalParametersSchema | undefined, props: object): ModalLink | undefined {
  const spelled = Object.fromEntries(
    Object.entries(props)
      .filter(isSpelled)
      .map(([name, value]) => [name, String(value)]),
  );
  const parsed = params?.safeParse(spelled);
  if (!parsed?.success) return undefined;
  const named = parsed.data;
  return Object.fromEntries(Object.entries(spelled).filter(([name]) => Object.hasOwn(named, name)));
}

/** Adds the deep link of a modal to the query string of a page. Includes `?`. */
export function writeModalLink(search: string, id: string, link: ModalLink): string {
  const query = new URLSearchParams(search);
  query.set(modalParameter, id);
  for (const [name, value] of Object.entries(link)) query.set(name, value);
  return `?${query.toString()}`;
}
