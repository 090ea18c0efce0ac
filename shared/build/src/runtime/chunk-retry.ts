import type { WebpackRequire } from './webpack-require';

/**
 * Requests a chunk first at its content address, which versions share, then at the version's copy. A later request of
 * the same chunk uses a new address (`?r=2`), because browsers repeat the outcome of a failed or hanging request. A
 * retried entry passes its number on. A style sheet that fails or is late is left out.
 */
export function installChunkRetry(
  webpackRequire: WebpackRequire,
  addressHash: number,
  styleTimeout: number,
): void {
  const requests: Record<string, number> = {};
  const copies: Record<string, string> = {};
  const script = typeof document !== 'undefined' && (document.currentScript as HTMLScriptElement | null);
  const retried = (script && /\?r=\d+$/.exec(script.src)?.[0]) || '';

  const address = (nameOf: (chunk: string) => string) => (chunk: string) => {
    const name = nameOf(chunk);
    const times = (requests[name] = (requests[name] || 0) + 1);
    if (times > 1) return `${name}?r=${times}${retried.slice(3)}`;
    const integrity = webpackRequire.sri?.[name];
    if (retried || !integrity) return name + retried;
    const hash = integrity
      .slice(7, 7 + addressHash)
      .replace(/\+/g, '-')
      .replace(/\//g, '_');
    const shared = `../files/${name.replace(/\.\w+$/, `.${hash}$&`)}`;
    (webpackRequire.sri as Record<string, string>)[shared] = integrity;
    copies[webpackRequire.p + shared] = webpackRequire.p + name;
    return shared;
  };
  if (webpackRequire.u) webpackRequire.u = address(webpackRequire.u);
  if (webpackRequire.miniCssF) webpackRequire.miniCssF = address(webpackRequire.miniCssF);

  const load = webpackRequire.l;
  if (load)
    webpackRequire.l = (url, done, key, chunk) =>
      load(
        url,
        (event) => {
          const copy = copies[url];
          if (event.type === 'load' || !copy) done(event);
          else load(copy, done, key, chunk);
        },
        key,
        chunk,
      );

  const styles = webpackRequire.f?.miniCss;
  if (styles && webpackRequire.f)
    webpackRequire.f.miniCss = (chunk, promises) => {
      const loading: Promise<unknown>[] = [];
      styles(chunk, loading);
      for (const style of loading) {
        const retry = () => {
          const again: Promise<unknown>[] = [];
          styles(chunk, again);
          return again[0];
        };
        const timeout = new Promise((resolve) => setTimeout(resolve, styleTimeout));
        promises.push(Promise.race([style.catch(retry).catch(() => undefined), timeout]));
      }
    };
}
