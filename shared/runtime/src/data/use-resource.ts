import { useLayoutEffect, useRef, useState } from 'react';
import { Resource, type Source } from './resource';

/**
 * A resource for as long as the component is shown, loaded for what is asked. It begins with what the document knows, so
 * that the first rendering is the prerendered one (docs/adr/0007).
 * @param sourceOf takes all that it needs as arguments: the first one given stays
 * @param asked null where nothing is to be read
 */
export function useResource<Data, Asked extends readonly (string | number | boolean | undefined)[]>(
  sourceOf: (...asked: Asked) => Source<Data>,
  asked: Asked | null,
  keeps = false,
): Resource<Data, Asked> {
  const [resource] = useState(() => {
    const first = new Resource(sourceOf, keeps);
    if (asked) first.show(...asked);
    return first;
  });
  const question = JSON.stringify(asked);
  const known = useRef(resource.status === 'ready' ? question : undefined);
  // Before the browser paints, so that nobody sees the rows of what was asked before.
  useLayoutEffect(() => {
    if (!asked) return resource.clear();
    // The first rendering has shown what is known; to show it again would render the page twice.
    if (known.current !== question) void resource.load(...asked);
    known.current = undefined;
    return resource.stop;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a list is another one each time; what is in it counts
  }, [resource, question]);
  return resource;
}
