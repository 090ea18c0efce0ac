import type { ChunkLoader, WebpackRequire } from './webpack-require';

/**
 * Loads a chunk's script and style at the content address, which versions share, and after a failure once more, at the
 * version's copy. Each request of a file uses a new address (`?r=3`), because browsers repeat the outcome of a failed or
 * hanging request. A retried entry passes its number on. A style sheet that fails twice or is late is left out.
 */
export function installChunkRetry(
  webpackRequire: WebpackRequire,
  addressHash: number,
  styleTimeout: number,
): void {
  const requests: Record<string, number> = {};
  const script = typeof document !== 'undefined' && (document.currentScript as HTMLScriptElement | null);
  const retried = (script && /\?r=\d+$/.exec(script.src)?.[0]) || '';

  const contentAddress = (name: string, integrity: string) => {
    const hash = integrity
      .slice(7, 7 + addressHash)
      .replace(/\+/g, '-')
      .replace(/\//g, '_');
    const shared = `../files/${name.replace(/\.\w+$/, `.${hash}$&`)}`;
    (webpackRequire.sri as Record<string, string>)[shared] = integrity;
    return shared;
  };
  const address = (nameOf: (chunk: string) => string) => (chunk: string) => {
    const name = nameOf(chunk);
    const integrity = webpackRequire.sri?.[name];
    const times = (requests[name] = (requests[name] || 0) + 1);
    const first = retried || !integrity ? [name + retried] : [contentAddress(name, integrity), name];
    return first[times - 1] || `${name}?r=${times}${retried.slice(3)}`;
  };
  if (webpackRequire.u) webpackRequire.u = address(webpackRequire.u);
  if (webpackRequire.miniCssF) webpackRequire.miniCssF = address(webpackRequire.miniCssF);

  const start = (load: ChunkLoader, chunk: string) => {
    const promises: Promise<unknown>[] = [];
    load(chunk, promises);
    return promises;
  };
  const twice = (load: ChunkLoader) => (chunk: string) =>
    start(load, chunk).map((loading) => loading.catch(() => Promise.all(start(load, chunk))));

  const { f: loaders = {} } = webpackRequire;
  if (loaders.j) {
    const scripts = twice(loaders.j);
    loaders.j = (chunk, promises) => void promises.push(...scripts(chunk));
  }
  if (loaders.miniCss) {
    const styles = twice(loaders.miniCss);
    loaders.miniCss = (chunk, promises) => {
      for (const style of styles(chunk)) {
        const timeout = new Promise((resolve) => setTimeout(resolve, styleTimeout));
        promises.push(Promise.race([style.catch(() => undefined), timeout]));
      }
    };
  }
}
