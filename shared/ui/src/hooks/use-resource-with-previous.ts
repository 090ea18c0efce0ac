import { type Resource, type Source, useResource } from '@ilera/runtime';

/**
 * `useResource` whose data stays while something else is loaded, as the rows of a list do while its next page comes.
 * @param sourceOf takes all that it needs as arguments: the first one given stays
 * @param asked null where nothing is to be read
 */
export function useResourceWithPrevious<
  Data,
  Asked extends readonly (string | number | boolean | undefined)[],
>(sourceOf: (...asked: Asked) => Source<Data>, asked: Asked | null): Resource<Data, Asked> {
  return useResource(sourceOf, asked, true);
}
