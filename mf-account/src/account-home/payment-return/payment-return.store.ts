import type { PaymentResult } from '@shared/contracts/api';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { getPaymentResult } from './payment-result.api';

/** The state of a payment from whose page somebody returns. */
export type PaymentKnowledge = 'asking' | 'paid' | 'refused' | 'unfinished' | 'waiting' | 'unknown';

const TRIES = 4;
const PAUSE_MS = 3_000;

/** Reads the state of a payment from the API: the address proves nothing. */
export class PaymentReturnStore {
  result: Partial<PaymentResult> | null = null;
  knowledge: PaymentKnowledge = 'asking';
  /** The reading that counts: a later one, or leaving the page, ends the one before. */
  private turn = 0;

  constructor(
    readonly reference: string,
    private readonly ask: (reference: string) => Promise<Partial<PaymentResult> | null> = getPaymentResult,
  ) {
    makeAutoObservable<this, 'ask' | 'turn'>(
      this,
      { ask: false, turn: false, reference: false, result: observableRef },
      { autoBind: true },
    );
  }

  /**
   * Reads until there is a decision, a few times while it is pending. True when plan or card have changed.
   */
  async settle(): Promise<boolean> {
    const turn = (this.turn += 1);
    for (let tries = 1; ; tries += 1) {
      const result = await this.ask(this.reference).catch(() => null);
      if (turn !== this.turn) return false;
      const knowledge = knowledgeOf(result);
      runInAction(() => {
        this.result = result;
        this.knowledge = knowledge;
      });
      const isOpen = knowledge === 'waiting' || knowledge === 'unfinished';
      if (!isOpen || tries === TRIES) return knowledge === 'paid';
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  /** Called when the page is left: a late response is ignored. */
  giveUp(): void {
    this.turn += 1;
  }
}

function knowledgeOf(result: Partial<PaymentResult> | null): PaymentKnowledge {
  if (!result?.status) return 'unknown';
  if (result.status === 'success') return 'paid';
  if (result.status !== 'processing') return 'refused';
  return result.authorization_url ? 'unfinished' : 'waiting';
}
