/** Parses a deep link's parameters, an object of strings. Zod schemas satisfy it. */
export interface ModalParametersSchema<Parameters extends object = object> {
  readonly safeParse: (value: unknown) => { readonly success: true; readonly data: Parameters } | { readonly success: false };
}

/** Query parameter that holds a deep link's modal ID. */
export const modalParameter = 'modal';

/** URL parameters of a deep link in addition to {@link modalParameter}. */
export type ModalLink = Readonly<Record<string, string>>;

const isSpelled = (entry: readonly [string, unknown]): entry is readonly [string, string | number | boolean] =>
  ['string', 'number', 'boolean'].includes(typeof entry[1]);

/**
 * Creates a modal's deep link from those props in its schema that are strings, numbers, or booleans. Undefined without a schema, or if the
 * link couldn't open the modal again.
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

/** Adds a modal's deep link to a page's query string. Includes `?`. */
export function writeModalLink(search: string, id: string, link: ModalLink): string {
  const query = new URLSearchParams(search);
  query.set(modalParameter, id);
  for (const [name, value] of Object.entries(link)) query.set(name, value);
  return `?${query.toString()}`;
}
