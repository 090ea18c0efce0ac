/**
 * Waits for a promise in an effect, which returns what this returns: what comes after its end is dropped.
 * @param onFailure absent where another part of the page shows the failure
 */
export function whileShown<Value>(
  promise: Promise<Value> | undefined,
  onSuccess: (value: Value) => void,
  onFailure: (error: Error) => void = () => undefined,
): () => void {
  let isShown = true;
  promise?.then(
    (value) => isShown && onSuccess(value),
    (error: Error) => isShown && onFailure(error),
  );
  return () => {
    isShown = false;
  };
}
