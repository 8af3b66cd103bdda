import type { ModalParametersSchema } from './modal-definition.ts';

/** Query parameter that names the modal of a deep link. */
export const modalParameter = 'modal';

/** Parameters of a deep link beside {@link modalParameter}, as the address spells them. */
export type ModalLink = Readonly<Record<string, string>>;

const isSpelled = (entry: readonly [string, unknown]): entry is readonly [string, string | number | boolean] =>
  ['string', 'number', 'boolean'].includes(typeof entry[1]);

/**
 * The deep link of a modal with these props: those that its schema names and an address can spell. Undefined where the
 * modal has no schema, or could not be opened again from the link.
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

/** Address of a page with a modal open: its query with the modal's link in it, `?` included. */
export function writeModalLink(search: string, id: string, link: ModalLink): string {
  const query = new URLSearchParams(search);
  query.set(modalParameter, id);
  for (const [name, value] of Object.entries(link)) query.set(name, value);
  return `?${query.toString()}`;
}
