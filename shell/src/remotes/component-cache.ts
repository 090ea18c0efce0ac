import { loadComponent, type ComponentAddress } from './load-component';
import { type LoadingComponent, pageRegistry } from '../page-registry';

/** Includes the version in use: after a fallback, what was loaded of the failed version is not rendered again. */
const keyOf = ({ remote, kind, name }: ComponentAddress): string =>
  `${remote} ${pageRegistry().versionInUse(remote)?.version ?? ''} ${kind} ${name}`;

/** The load of a page or modal, started at most once per version; one that failed is not used again. */
export function getComponent(address: ComponentAddress): LoadingComponent {
  const { components } = pageRegistry();
  const key = keyOf(address);
  const known = components.get(key);
  if (known) return known;
  const loading: LoadingComponent = loadComponent(address);
  loading.status = 'pending';
  loading.then(
    (component) => void Object.assign(loading, { status: 'fulfilled', value: component }),
    (reason: unknown) => {
      Object.assign(loading, { status: 'rejected', reason });
      components.delete(key);
    },
  );
  components.set(key, loading);
  return loading;
}

/** Starts loading a page or modal before it is shown; a failure shows when it is rendered. */
export function prefetchComponent(address: ComponentAddress): void {
  getComponent(address).catch(() => undefined);
}
