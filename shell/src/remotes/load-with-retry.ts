/** Milliseconds that one attempt at a file may take. A load that fails twice shows its failure within 15 seconds. */
export const attemptMs = 7_000;

/** Tries a load a second time, unless its error is final; throws the error of the last attempt. */
export async function loadWithRetry<Loaded>(
  load: () => Promise<Loaded>,
  isFinal: (error: unknown) => boolean = () => false,
): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    if (isFinal(error)) throw error;
    return load();
  }
}
