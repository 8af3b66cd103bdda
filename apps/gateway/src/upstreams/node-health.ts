import type { NodeCheck } from '@onepoint/rpc-nodes';

/** Rest after a failure. Doubles with each further failure in a row, up to the maximum. */
const restMinMs = 500;
const restMaxMs = 15_000;
/** Longest `Retry-After` that is honored. */
const retryAfterMaxMs = 60_000;
/** After a rest, the node's share of calls grows back to all of them within this time. */
const returnMs = 5_000;
/** After a rest, a single call tests the node. If it takes longer than this, another one is let through. */
const probeMs = 5_000;
const errorHalfLifeMs = 10_000;
/** Above this share of failures, other nodes are preferred, even if the node isn't resting. */
const errorRateMax = 0.2;
/** When another node answers this many calls in a row first, that counts as a failure. */
const overtakenMax = 5;

/** Why a node isn't used, or is only used last. */
export type NodeTrouble = 'resting' | 'returning' | 'wrongChain' | 'unverified' | 'lagging' | 'failing';

/** A period in which calls to a node fail, from the first failure until the node gets its full share of calls again. */
export interface NodeIncident {
  readonly failures: number;
  /** 0 at the start. */
  readonly durationMs: number;
}

export type IncidentListener = (event: 'began' | 'ended', incident: NodeIncident) => void;

interface NodeHealthOptions {
  /** The node is assumed to be on its chain before the first check. @default true */
  readonly isVerified?: boolean | undefined;
  readonly onIncident?: IncidentListener | undefined;
}

type Verdict = 'rightChain' | 'wrongChain' | 'unverified';

/**
 * Health of one node as this process sees it, from calls and from checks. A failure opens the circuit: the node rests, longer with each
 * failure in a row. After the rest, one call tests it (half-open). If that succeeds, the node's share of calls grows back over five
 * seconds; otherwise it rests again. Independently, an error rate that decays with time makes a node that fails now and then a second
 * choice.
 */
export class NodeHealth {
  #failuresInARow = 0;
  #overtakenInARow = 0;
  #restUntil = 0;
  #probeUntil = 0;
  /** When calls started to succeed again after a rest; null unless the node is returning. */
  #returningSince: number | null = null;
  #returnCredit = 0;
  #errors = 0;
  #outcomes = 0;
  #decayedAt = 0;
  #verdict: Verdict;
  #isLagging = false;
  #head: number | null = null;
  #checkedHead: number | null = null;

  readonly #onIncident: IncidentListener;
  #incident: { failures: number; readonly since: number } | null = null;

  constructor({ isVerified = true, onIncident = () => undefined }: NodeHealthOptions = {}) {
    this.#verdict = isVerified ? 'rightChain' : 'unverified';
    this.#onIncident = onIncident;
  }

  /** Block height in the last check or a later answer; null if the check failed. */
  get head(): number | null {
    return this.#head;
  }

  /** Block height of the last check; null if it failed. */
  get checkedHead(): number | null {
    return this.#checkedHead;
  }

  /** Call with the block that an answer to a client contains. */
  saw(height: number | null): void {
    if (height !== null && (this.#head === null || height > this.#head)) this.#head = height;
  }

  isResting(nowMs: number): boolean {
    return nowMs < this.#restUntil;
  }

  /** Returns why the node isn't a first choice, or null if it is. */
  trouble(nowMs: number): NodeTrouble | null {
    if (this.#verdict === 'wrongChain') return 'wrongChain';
    if (this.#verdict === 'unverified') return 'unverified';
    if (this.isResting(nowMs)) return 'resting';
    if (this.#failuresInARow > 0 || this.#returningSince !== null) return 'returning';
    if (this.#isLagging) return 'lagging';
    return this.#errorRate(nowMs) > errorRateMax ? 'failing' : null;
  }

  /** Whether a returning node gets this call. Reserves the call that tests a node after a rest. */
  admits(nowMs: number): boolean {
    if (this.#returningSince !== null) {
      this.#returnCredit += Math.min(1, (nowMs - this.#returningSince) / returnMs);
      if (this.#returnCredit < 1) return false;
      this.#returnCredit -= 1;
      return true;
    }
    if (nowMs < this.#probeUntil) return false;
    this.#probeUntil = nowMs + probeMs;
    return true;
  }

  succeeded(nowMs: number): void {
    this.#succeed(nowMs);
    if (this.#incident === null || this.#failuresInARow > 0 || this.#returningSince !== null) return;
    const { failures, since } = this.#incident;
    this.#incident = null;
    this.#onIncident('ended', { failures, durationMs: Math.round(nowMs - since) });
  }

  #succeed(nowMs: number): void {
    this.#count(nowMs, 0);
    this.#overtakenInARow = 0;
    if (this.#failuresInARow > 0) {
      this.#failuresInARow = 0;
      this.#restUntil = 0;
      this.#probeUntil = 0;
      this.#returnCredit = 0;
      this.#returningSince = nowMs;
    } else if (this.#returningSince !== null && nowMs - this.#returningSince >= returnMs) this.#returningSince = null;
  }

  /** @param retryAfterMs pause that the node asked for */
  failed(nowMs: number, retryAfterMs = 0): void {
    this.#fail(nowMs, retryAfterMs);
    if (this.#incident === null) {
      this.#incident = { failures: 1, since: nowMs };
      this.#onIncident('began', { failures: 1, durationMs: 0 });
    } else this.#incident.failures += 1;
  }

  #fail(nowMs: number, retryAfterMs = 0): void {
    this.#count(nowMs, 1);
    const restMs = Math.min(restMaxMs, restMinMs * 2 ** this.#failuresInARow);
    this.#restUntil = Math.max(this.#restUntil, nowMs + Math.max(restMs, Math.min(retryAfterMs, retryAfterMaxMs)));
    this.#failuresInARow += 1;
    this.#returningSince = null;
    this.#probeUntil = 0;
  }

  /**
   * Call if another node that was called later responded first. A node that never responds must not slow down every call until its
   * timeout.
   */
  overtaken(nowMs: number): void {
    this.#overtakenInARow += 1;
    if (this.#overtakenInARow < overtakenMax && this.#failuresInARow === 0) return;
    this.#overtakenInARow = 0;
    this.failed(nowMs);
  }

  /** Applies a check. If the node can't be reached, what is known about its chain stays. */
  checked(check: NodeCheck, nowMs: number): void {
    this.#checkedHead = check.ok ? check.blockHeight : null;
    this.#head = this.#checkedHead;
    if (check.ok) {
      this.#verdict = 'rightChain';
      if (!this.isResting(nowMs)) this.#succeed(nowMs);
      return;
    }
    if (check.fault === 'wrongChain') this.#verdict = 'wrongChain';
    else if (!this.isResting(nowMs)) this.#fail(nowMs);
  }

  verified(isRightChain: boolean): void {
    this.#verdict = isRightChain ? 'rightChain' : 'wrongChain';
  }

  setLagging(isLagging: boolean): void {
    this.#isLagging = isLagging;
  }

  #count(nowMs: number, errors: 0 | 1): void {
    this.#decay(nowMs);
    this.#errors += errors;
    this.#outcomes += 1;
  }

  #errorRate(nowMs: number): number {
    this.#decay(nowMs);
    // A single failure among few calls means little.
    return this.#errors / Math.max(this.#outcomes, 10);
  }

  #decay(nowMs: number): void {
    const factor = 0.5 ** ((nowMs - this.#decayedAt) / errorHalfLifeMs);
    this.#errors *= factor;
    this.#outcomes *= factor;
    this.#decayedAt = nowMs;
  }
}
