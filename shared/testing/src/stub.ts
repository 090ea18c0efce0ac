import { keepAnswers } from '@ilera/runtime';

let undo: (() => void)[] = [];

/** Replaces a property of an object, such as `navigator`, until the end of the test. */
export function stub(target: object, name: PropertyKey, value: unknown): void {
  const original = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
  undo.push(() => {
    if (original) Object.defineProperty(target, name, original);
    else Reflect.deleteProperty(target, name);
  });
}

/** Sets the document's answer to a call until the end of the test; `null` if the record does not exist. */
export function documentAnswer(call: string, answer: unknown): void {
  keepAnswers({ [call]: answer });
  undo.push(keepAnswers);
}

/** Undoes the changes of these helpers. */
export function putBack(): void {
  const changes = undo.reverse();
  undo = [];
  for (const change of changes) change();
}
