import { keepAnswers } from '@ilera/runtime';

let undo: (() => void)[] = [];

/** Gives an object, such as `navigator`, another property until the end of the test. */
export function stub(target: object, name: PropertyKey, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
  undo.push(() => {
    if (before) Object.defineProperty(target, name, before);
    else Reflect.deleteProperty(target, name);
  });
}

/** What the document says of a call until the end of the test; `null` where nothing is at its address. */
export function documentAnswer(call: string, answer: unknown): void {
  keepAnswers({ [call]: answer });
  undo.push(keepAnswers);
}

/** Puts back what a test has changed by these helpers. */
export function putBack(): void {
  const changes = undo.reverse();
  undo = [];
  for (const change of changes) change();
}
