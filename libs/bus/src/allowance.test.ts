import { expect, it } from 'vitest';
import { Allowance } from './allowance.ts';

it('lets a single process spend the whole budget', () => {
  const allowance = new Allowance(100);
  allowance.spend(90);
  expect(allowance.allows(10, 10, 1, 0)).toBe(true);
});

it('allows an equal share before anything is known, and always a first request', () => {
  const allowance = new Allowance(100);
  expect(allowance.allows(100, 100, 5, 0)).toBe(true);
  allowance.spend(19);
  expect(allowance.allows(1, 81, 5, 0)).toBe(true);
  expect(allowance.allows(2, 81, 5, 0)).toBe(false);
});

it('divides by recent spending', () => {
  const allowance = new Allowance(100);
  allowance.spend(60);
  allowance.spendElsewhere(20, 0);
  allowance.published(0);
  allowance.spend(1);
  // The share is (10 + 60) / (20 + 80) of the rest, slightly less after 60 ms.
  expect(allowance.allows(68, 99, 2, 60)).toBe(true);
  expect(allowance.allows(70, 99, 2, 60)).toBe(false);
  allowance.published(60);
  expect(allowance.allows(70, 99, 2, 120)).toBe(true);
});

it('counts recently published spending against its share, because others may have spent theirs at the same time', () => {
  const allowance = new Allowance(100);
  allowance.spend(50);
  allowance.published(0);
  expect(allowance.allows(1, 50, 2, 59)).toBe(false);
  // By then, no other process has spent anything.
  expect(allowance.allows(30, 50, 2, 60)).toBe(true);
});

it('gives nearly everything to the only process that serves a customer', () => {
  const allowance = new Allowance(100);
  allowance.spend(1_000);
  allowance.published(0);
  allowance.spend(1);
  expect(allowance.allows(95, 99, 5, 60)).toBe(true);
});

it('divides equally again after some time', () => {
  const allowance = new Allowance(100);
  allowance.spendElsewhere(1_000, 0);
  allowance.spend(1);
  expect(allowance.allows(49, 99, 2, 60)).toBe(false);
  expect(allowance.allows(48, 99, 2, 60_000)).toBe(true);
});
