import { failureText, mayHaveHappened } from '@ilera/runtime';

/** The reason for a failed change, in words, where the API recognises a repeat. Empty for null. */
export const repeatableFailure = (failure: unknown): string =>
  mayHaveHappened(failure)
    ? `${failureText(failure)} This may have worked all the same. Press again to be sure: it happens only once.`
    : failureText(failure);
