/** A refusal with its reason and what to do about it, in words. Nothing was changed. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';
}
