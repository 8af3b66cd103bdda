import { describe, expect, it } from 'vitest';
import { depthOf, nextHistoryStep, type LinkedModal } from './history-step.ts';
import type { HistoryMark, HistoryPlace } from './modal-history.ts';

const page = { visit: 'first', search: '?range=7d' };
const menu: LinkedModal = { id: 'menu', link: undefined };
const plan: LinkedModal = { id: 'plan', link: { plan: 'M' } };
const settings: LinkedModal = { id: 'settings', link: {} };
const at = (search: string, depth?: number, below: HistoryMark['page'] = page): HistoryPlace => ({
  pathname: '/dashboard',
  search,
  mark: depth === undefined ? undefined : { depth, page: below },
});

describe('depthOf', () => {
  it('counts for the visit that the entry was made on alone', () => {
    expect(depthOf({ depth: 2, page: { visit: 'first', search: '?other' } }, page)).toBe(2);
    expect(depthOf({ depth: 2, page: { visit: 'second', search: page.search } }, page)).toBe(0);
    expect(depthOf(undefined, page)).toBe(0);
  });
});

describe('nextHistoryStep', () => {
  it('takes none where entries and modals agree', () => {
    expect(nextHistoryStep(at('?range=7d'), [], page)).toEqual({ kind: 'none' });
    expect(nextHistoryStep(at('?range=7d', 1), [menu], page)).toEqual({ kind: 'none' });
    expect(nextHistoryStep(at('?range=7d&modal=plan&plan=M', 1), [plan], page)).toEqual({
      kind: 'none',
    });
  });

  it('does not mind how a query is spelled', () => {
    expect(nextHistoryStep(at('?name=a%20b'), [], { ...page, search: '?name=a+b' })).toEqual({ kind: 'none' });
  });

  it('goes back by as many as are too many', () => {
    expect(nextHistoryStep(at('?range=7d', 3), [menu], page)).toEqual({ kind: 'back', steps: 2 });
  });

  it('adds one entry at a time, each with the address of what is open in it', () => {
    expect(nextHistoryStep(at('?range=7d'), [plan, settings], page)).toEqual({
      kind: 'push',
      search: '?range=7d&modal=plan&plan=M',
      mark: { depth: 1, page },
    });
    expect(nextHistoryStep(at('?range=7d&modal=plan&plan=M', 1), [plan, settings], page)).toEqual({
      kind: 'push',
      search: '?range=7d&modal=settings',
      mark: { depth: 2, page },
    });
    expect(nextHistoryStep(at('?range=7d&modal=plan&plan=M', 1), [plan, menu], page)).toEqual({
      kind: 'push',
      search: '?range=7d&modal=plan&plan=M',
      mark: { depth: 2, page },
    });
  });

  it('mends an address that names another modal before anything is added', () => {
    expect(nextHistoryStep(at('?range=7d&modal=settings'), [settings], page)).toEqual({
      kind: 'replace',
      search: '?range=7d',
      mark: undefined,
    });
    expect(nextHistoryStep(at('?range=7d&modal=settings', 1), [menu], page)).toEqual({
      kind: 'replace',
      search: '?range=7d',
      mark: { depth: 1, page },
    });
  });

  it('mends an entry that remembers another query of the page', () => {
    const other = { visit: 'first', search: '?range=30d' };
    expect(nextHistoryStep(at('?range=7d', 1, other), [menu], page)).toEqual({
      kind: 'replace',
      search: '?range=7d',
      mark: { depth: 1, page },
    });
  });

  it('makes an entry of another visit the page’s own', () => {
    const other = { visit: 'second', search: '?range=7d' };
    expect(nextHistoryStep(at('?range=7d', 1, other), [], page)).toEqual({ kind: 'replace', search: '?range=7d', mark: undefined });
  });
});
