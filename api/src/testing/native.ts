/** Loads a module of this folder outside jest's sandbox; see native-environment.cjs. */
export async function loadNative<T>(file: string): Promise<T> {
  const realm = globalThis as unknown as { loadNative(file: string): Promise<unknown> };
  return (await realm.loadNative(file)) as T;
}
