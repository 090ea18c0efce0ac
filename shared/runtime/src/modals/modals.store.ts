import type { ModalPayloads, ModalType } from '@shared/contracts';
import { makeAutoObservable, observableRef } from 'mobx';

/** The modal that is open: its kind, what it was given, and its title. */
export interface OpenModal<Type extends ModalType = ModalType> {
  type: Type;
  payload: ModalPayloads[Type];
}

/** The modal bus: opens by kind, one at a time. The shell draws it and closes it on every route change. */
export class ModalStore {
  current: OpenModal | null = null;

  constructor() {
    makeAutoObservable(this, { current: observableRef }, { autoBind: true });
  }

  open<Type extends ModalType>(type: Type, payload: ModalPayloads[Type]): void {
    this.current = { type, payload };
  }

  close(): void {
    this.current = null;
  }
}
