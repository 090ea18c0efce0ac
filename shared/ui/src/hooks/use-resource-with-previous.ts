import { type Resource, type Source, useResource } from '@ilera/runtime';

/**
 * `useResource` that keeps its data while other data loads, such as a list's rows while the next page loads.
 * @param sourceOf must depend only on its arguments: the first function is kept
 * @param asked null to read nothing
 */
export function useResourceWithPrevious<
  Data,
  Asked extends readonly (string | number | boolean | undefined)[],
>(sourceOf: (...asked: Asked) => Source<Data>, asked: Asked | null): Resource<Data, Asked> {
  return useResource(sourceOf, asked, true);
}
