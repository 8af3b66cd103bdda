import flags from '@onepoint/locales/flags.json' with { type: 'json' };
import { afterEach, expect, it } from 'vitest';
import { readExperiment, serveFlags } from './experiments.ts';

afterEach(() => serveFlags(flags));

const hour = (index: number) => new Date(Date.UTC(2026, 11, 1, index, 59));
const readDay = (language: string) =>
  Promise.all(Array.from({ length: 24 }, (_, index) => readExperiment('home-call-to-action', language, hour(index))));

it('shows both variants every day, in other hours in other languages', async () => {
  const [english, japanese] = [await readDay('en'), await readDay('ja')];
  expect(new Set(english)).toEqual(new Set(['start', 'key']));
  expect(english).not.toEqual(japanese);
  expect(await readDay('en')).toEqual(english);
});

it('follows the served flags', async () => {
  await serveFlags({ 'home-call-to-action': { ...flags['home-call-to-action'], split: { key: 100 } } });
  expect(new Set(await readDay('en'))).toEqual(new Set(['key']));
});
