/** A refusal that a person can act on: what is wrong, and what to do. Nothing was changed. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';
}
