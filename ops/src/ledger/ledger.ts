import type { SiteState } from '@shared/contracts';
import type { Signer } from '../keys/signing';
import { hintKey, stateKey, type ReleaseStore } from '../store/release-store';

/** What a change says; number, time and the rest of the state are the ledger's. */
export type NewState = Omit<SiteState, 'n' | 'at' | 'signature'>;

/** Decides the next state from the newest one; called again, with a newer one, when another writer was first. */
export type Change = (previous: SiteState | undefined) => Promise<NewState> | NewState;

export interface LedgerOptions {
  now?: () => Date;
  /** Vouches for each state that is appended. */
  signer?: Signer;
}

/** States read at once when looking back one by one. */
const ahead = 4;

/** The append-only list of the site's states (Q12). */
export class Ledger {
  constructor(
    private readonly store: ReleaseStore,
    private readonly options: LedgerOptions = {},
  ) {}

  async read(n: number): Promise<SiteState | undefined> {
    const body = await this.store.get(stateKey(n));
    return body && parseState(body, n);
  }

  /** The newest state. `known` is a number that surely exists, so that a follower asks only about what comes after it. */
  async newest(known = 0): Promise<SiteState | undefined> {
    const n = await this.newestNumber(known);
    return n === 0 ? undefined : this.read(n);
  }

  /**
   * States have no gaps, so doubling steps and then halving find the last one in about 2·log₂ n questions, n being how far
   * it is from the last hint: the cost of a look-up does not grow with the length of the history.
   */
  async newestNumber(known = 0): Promise<number> {
    const has = (n: number): Promise<boolean> => this.store.exists(stateKey(n));
    let present = known || (await this.readHint());
    let step = 1;
    while (await has(present + step)) {
      present += step;
      step *= 2;
    }
    let absent = present + step;
    while (absent - present > 1) {
      const middle = Math.floor((present + absent) / 2);
      if (await has(middle)) present = middle;
      else absent = middle;
    }
    return present;
  }

  /** Appends one state. A writer that lost the race decides again on top of the winner's state. */
  async append(change: Change): Promise<SiteState> {
    let known = 0;
    for (let attempt = 1; attempt <= 500; attempt += 1) {
      const previous = await this.newest(known);
      known = previous?.n ?? 0;
      const decided = await change(previous);
      const plain: SiteState = { n: known + 1, at: this.timeAfter(previous), ...decided };
      const state = this.options.signer ? { ...plain, signature: this.options.signer.sign(plain) } : plain;
      const body = Buffer.from(`${JSON.stringify(state, null, 2)}\n`);
      if ((await this.store.putIfAbsent(stateKey(state.n), body)) === 'created') {
        // Lost or overtaken, a hint costs the next look-up a few questions more.
        await this.store.put(hintKey, Buffer.from(String(state.n))).catch(() => undefined);
        return state;
      }
      await new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(10 * attempt, 200)));
    }
    throw new Error('Gave up after 500 tries to append a state: somebody else was first each time.');
  }

  /** The last `count` states, newest first. */
  async recent(count: number): Promise<SiteState[]> {
    const newest = await this.newestNumber();
    const numbers = Array.from({ length: Math.min(count, newest) }, (_, index) => newest - index);
    const states: SiteState[] = [];
    for (let from = 0; from < numbers.length; from += 32) {
      const slice = await Promise.all(numbers.slice(from, from + 32).map((n) => this.read(n)));
      for (const state of slice) if (state) states.push(state);
    }
    return states;
  }

  /** The last states one after the other, newest first; no more are read than are asked for, but for a few ahead. */
  async *newestFirst(most: number): AsyncGenerator<SiteState> {
    const newest = await this.newestNumber();
    const last = Math.max(0, newest - most);
    for (let from = newest; from > last; from -= ahead) {
      const numbers = Array.from({ length: Math.min(ahead, from - last) }, (_, index) => from - index);
      for (const state of await Promise.all(numbers.map((n) => this.read(n)))) if (state) yield state;
    }
  }

  /** The state that was live at a moment: times never run backwards in the ledger, so halving finds it. */
  async at(moment: Date): Promise<SiteState | undefined> {
    let low = 0;
    let high = await this.newestNumber();
    let found: SiteState | undefined;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      const state = await this.read(middle);
      if (state && Date.parse(state.at) <= moment.getTime()) {
        found = state;
        low = middle;
      } else high = middle - 1;
    }
    return found;
  }

  /** Believed only where that state is there. */
  private async readHint(): Promise<number> {
    const n = Number((await this.store.get(hintKey))?.toString('utf8'));
    return Number.isSafeInteger(n) && n > 0 && (await this.store.exists(stateKey(n))) ? n : 0;
  }

  /** Two machines' clocks may disagree; the ledger's order wins. */
  private timeAfter(previous: SiteState | undefined): string {
    const now = (this.options.now?.() ?? new Date()).toISOString();
    return previous && previous.at > now ? previous.at : now;
  }
}

function parseState(body: Buffer, n: number): SiteState {
  const state = JSON.parse(body.toString('utf8')) as SiteState;
  if (
    state.n !== n ||
    typeof state.at !== 'string' ||
    typeof state.live !== 'object' ||
    state.live === null
  ) {
    throw new Error(`State ${n} of the ledger is damaged.`);
  }
  return state;
}
