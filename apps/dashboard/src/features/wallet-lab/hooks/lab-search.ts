import { findSectionId, type LabPlace } from '@onepoint/wallet-lab';

/** Names of the part and of the thing in it; no field of a method has them. */
const partName = 'part';
const itemName = 'item';

/** The place in the laboratory that a query names: `?part=methods&item=personalSign&message=hi`. */
export function readLabSearch(search: string): LabPlace {
  const { [partName]: part, [itemName]: item, ...rest } = Object.fromEntries(new URLSearchParams(search));
  return { section: findSectionId(part) ?? 'connect', item, search: rest };
}

/** The query of a place, with its `?`; empty for the first part. */
export function toLabSearch({ section, item, search }: LabPlace): string {
  const query = new URLSearchParams({
    ...(section === 'connect' ? {} : { [partName]: section }),
    ...(item === undefined ? {} : { [itemName]: item }),
    ...search,
  }).toString();
  return query === '' ? '' : `?${query}`;
}
