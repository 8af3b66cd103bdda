import { paidBalanceCents, promoBalanceAfter, type HeldBalance } from '@onepoint/plans-domain';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import type { Orm } from '../create-database.ts';
import { closeBalance } from '../ledger/close-balance.ts';
import type { LedgerKind } from '../schema/ledger.ts';
import { postLedgerEntry } from '../ledger/post-ledger-entry.ts';
import { insertProject } from '../projects.ts';
import { projects } from '../schema/projects.ts';

/** One step of a scenario. Projects are given by index. */
type MoneyEvent =
  | { readonly type: 'move'; readonly project: number; readonly kind: LedgerKind; readonly amountCents: number }
  | { readonly type: 'deposit'; readonly project: number; readonly amountCents: number; readonly feeCents: number }
  | { readonly type: 'delete'; readonly project: number; readonly transferTo: number | null };

const projectCount = 3;
const project = fc.nat(projectCount - 1);
const cents = fc.integer({ min: 1, max: 2_000 });
const move = (kinds: readonly LedgerKind[], sign: 1 | -1): fc.Arbitrary<MoneyEvent> =>
  fc.record({ type: fc.constant('move'), project, kind: fc.constantFrom(...kinds), amountCents: cents.map((amount) => sign * amount) });

/** Generates promo codes, referral rewards, charges, deposits with fees, chargebacks, corrections, and deletions. */
export const moneyEvents: fc.Arbitrary<MoneyEvent[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: move(['promo_code', 'referral'], 1) },
    { weight: 5, arbitrary: move(['usage', 'plan', 'package'], -1) },
    { weight: 1, arbitrary: move(['deposit', 'referral'], -1) },
    { weight: 1, arbitrary: move(['usage', 'plan', 'package'], 1) },
    {
      weight: 4,
      arbitrary: fc
        .record({ type: fc.constant('deposit' as const), project, amountCents: cents, feeCents: fc.nat(2_000) })
        .map((deposit) => ({ ...deposit, feeCents: Math.min(deposit.feeCents, deposit.amountCents) })),
    },
    { weight: 2, arbitrary: fc.record({ type: fc.constant('delete' as const), project, transferTo: fc.option(project) }) },
  ),
  { minLength: 1, maxLength: 25 },
);

const promoKinds: ReadonlySet<LedgerKind> = new Set(['promo_code', 'promo_expiry', 'referral', 'usage', 'plan', 'package']);

interface ModelProject extends HeldBalance {
  isDeleted: boolean;
  owedCents: number;
}

export const newModel = (): ModelProject[] =>
  Array.from({ length: projectCount }, () => ({ balanceCents: 0, promoBalanceCents: 0, isDeleted: false, owedCents: 0 }));

const at = (model: ModelProject[], index: number): ModelProject => {
  const found = model[index];
  if (found === undefined) throw new Error(`There is no project ${index}`);
  return found;
};

function moveModel(held: ModelProject, kind: LedgerKind, amountCents: number, promoReceivedCents = 0): void {
  const promoBalanceCents = promoBalanceAfter(held, { amountCents, movesPromo: promoKinds.has(kind), promoReceivedCents });
  Object.assign(held, { balanceCents: held.balanceCents + amountCents, promoBalanceCents });
}

/** Empties a deleted project: paid money is owed, promo credit expires. */
function emptyModel(held: ModelProject): void {
  if (held.balanceCents <= 0) return;
  held.owedCents += paidBalanceCents(held);
  Object.assign(held, { balanceCents: 0, promoBalanceCents: 0 });
}

/** Whether an event is possible: a project is deleted once, and its balance goes to an existing project. */
function isPossible(model: ModelProject[], event: MoneyEvent): boolean {
  if (event.type !== 'delete') return true;
  const isTarget = event.transferTo === null || (event.transferTo !== event.project && !at(model, event.transferTo).isDeleted);
  return !at(model, event.project).isDeleted && isTarget;
}

/** Applies an event to the model, which implements the rules independently of the SQL. Returns false if the event is impossible. */
export function applyToModel(model: ModelProject[], event: MoneyEvent): boolean {
  if (!isPossible(model, event)) return false;
  const held = at(model, event.project);
  if (event.type === 'move') moveModel(held, event.kind, event.amountCents);
  if (event.type === 'deposit') {
    moveModel(held, 'deposit', event.amountCents);
    if (event.feeCents > 0) moveModel(held, 'fee', -event.feeCents);
  }
  if (event.type === 'delete') {
    held.isDeleted = true;
    if (event.transferTo !== null && held.balanceCents > 0) {
      moveModel(at(model, event.transferTo), 'transfer', held.balanceCents, held.promoBalanceCents);
      Object.assign(held, { balanceCents: 0, promoBalanceCents: 0 });
    }
  }
  const isCredit = event.type === 'deposit' || (event.type === 'move' && event.amountCents > 0);
  if (held.isDeleted && (event.type === 'delete' || isCredit)) emptyModel(held);
  return true;
}

/** Applies an event that `applyToModel` found possible, in one transaction. `key` must be unique per event. */
export async function applyToDatabase(orm: Orm, ids: readonly string[], event: MoneyEvent, key: string): Promise<void> {
  const idOf = (index: number): string => ids[index] ?? '';
  const projectId = idOf(event.project);
  await orm.transaction(async (transaction) => {
    if (event.type === 'delete') {
      const [row] = await transaction.select().from(projects).where(eq(projects.id, projectId)).for('no key update');
      if (row !== undefined && row.balanceCents > 0) {
        const { balanceCents, promoBalanceCents } = row;
        const destination =
          event.transferTo === null
            ? ({ kind: 'refund', contact: {} } as const)
            : ({ kind: 'transfer', projectId: idOf(event.transferTo) } as const);
        await closeBalance(transaction, { projectId, balanceCents, promoBalanceCents, destination, actorId: 'user_a' });
      }
      await transaction.update(projects).set({ deletedAt: new Date() }).where(eq(projects.id, projectId));
      return;
    }
    const kind = event.type === 'deposit' ? 'deposit' : event.kind;
    await postLedgerEntry(transaction, { projectId, kind, amountCents: event.amountCents, idempotencyKey: key });
    if (event.type === 'deposit' && event.feeCents > 0) {
      await postLedgerEntry(transaction, { projectId, kind: 'fee', amountCents: -event.feeCents, idempotencyKey: `${key}:fee` });
    }
  });
}

/** Inserts the scenario's projects with empty balances and returns their ids. */
export async function insertScenarioProjects(orm: Orm): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < projectCount; index += 1) {
    ids.push((await orm.transaction((transaction) => insertProject(transaction, { name: `P${index}`, ownerId: 'user_a' }))).id);
  }
  return ids;
}
