/** Loads a module of this folder outside jest's sandbox; see native-environment.cjs. */
export async function loadNative<T>(file: string): Promise<T> {
  const load = (globalThis as { loadNative?: (file: string) => Promise<unknown> }).loadNative;
  if (!load)
    throw new Error('Begin the test file with: @jest-environment ./api/src/testing/native-environment.cjs');
  return (await load(file)) as T;
}
