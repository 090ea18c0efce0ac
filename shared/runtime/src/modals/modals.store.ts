import type { ModalPayloads, ModalType } from '@ilera/contracts';
import { makeAutoObservable, observableRef } from 'mobx';

/** The open modal: its kind and payload. */
export interface OpenModal<Type extends ModalType = ModalType> {
  type: Type;
  payload: ModalPayloads[Type];
}

/** The modal bus: opens one modal at a time, by kind. The shell renders it and closes it on every route change. */
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
