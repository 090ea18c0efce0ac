import {
  prerenderedAddress,
  statusTag,
  emptySlot,
  navigationEntries,
  prerenderedLayout,
  type Prerendered,
  type PrerenderRequest,
  type Release,
  type SiteConfig,
} from '@ilera/contracts';
import { createLoadingCache } from '../../common/loading-cache';
import { parseTags, type Tag } from '../../common/html';
import type { RequestedPage } from '../revisions/requested-page';
import type { Answers } from './answer-cache';
import type { Log } from '../log';
import type { RenderProcess } from './render-process';

/** The prerendered page of a path. */
export interface PrerenderedHtml {
  /** Cache key; undefined for a page that must not be cached, because its address says something about the visitor. */
  key: string | undefined;
  head: Tag[];
  body: string;
  /** Bodies of the answers in the page, by first call. */
  answers: Record<string, unknown>;
}

/** Whether a page's head marks its address as not found. */
export const isNotFound = (head: Tag[]): boolean =>
  head.some(({ attributes }) => attributes.name === statusTag && attributes.content === '404');

/** Rendered HTML of one part, with its head as tags. */
interface Layer {
  head: Tag[];
  body: string;
}

/** @throws where a script made something else than HTML */
function toLayer({ head, body }: Partial<Prerendered>): Layer {
  if (head === undefined || typeof body !== 'string') throw new Error('The page has no HTML');
  return { head: parseTags(head), body };
}

/** A page of a part, and its address. */
type Address = Pick<PrerenderRequest, 'page' | 'pattern' | 'url' | 'navigation'>;

const maxEntries = 500;

/** Composes a page of the shell's layout, a remote's layout if any, and the remote's page (docs/adr/0007). */
export class Prerenderer {
  private readonly rendered = createLoadingCache<Layer>(maxEntries);

  constructor(
    private readonly renderer: RenderProcess,
    private readonly site: SiteConfig,
    private readonly log: Log,
  ) {}

  close(): void {
    this.renderer.close();
  }

  /**
   * Prerenders a page; undefined where page or layout cannot be prerendered, and scripts render them.
   * @param data answers for each entry of `shown`
   */
  async prerender(requested: RequestedPage, data: Answers[]): Promise<PrerenderedHtml | undefined> {
    const { composition, path, search, route, shown } = requested;
    const { shell, remotesInDocument } = composition;
    const pattern = route?.path ?? '*';
    const layout = await this.layer(shell, {
      // The shell knows its layouts, and no path that a remote brings.
      page: route?.layout ? prerenderedLayout(route.layout) : pattern,
      pattern,
      url: prerenderedAddress(pattern),
      navigation: Object.values(remotesInDocument).flatMap(({ routes }) => navigationEntries(routes)),
    });
    if (!layout) return undefined;
    const prerendered: PrerenderedHtml = { ...layout, key: search ? undefined : pattern, answers: {} };
    for (const [index, { page, release }] of shown.entries()) {
      const answers = data[index] ?? [];
      const layer = release && (await this.layer(release, { page, pattern, url: path + search }, answers));
      if (!layer) return undefined;
      if (layer.head.length > 0) prerendered.head = layer.head;
      prerendered.body = prerendered.body.replace(emptySlot, () => layer.body);
      for (const [call, answer] of answers) prerendered.answers[call] = answer.body;
      if (prerendered.key !== undefined && (pattern.includes(':') || answers.length > 0))
        prerendered.key += ` ${path} ${answers.map(([, { tag }]) => tag).join(' ')}`;
    }
    return prerendered;
  }

  /**
   * Renders one part with the API's answers in it; undefined where its release does not prerender the page, or its script
   * fails. The document must contain exactly these answers, or hydration would find another page than the HTML's.
   */
  private async layer(release: Release, address: Address, answers: Answers = []): Promise<Layer | undefined> {
    const { name, version, prerender } = release;
    if (!prerender?.pages.includes(address.page)) return undefined;
    const load = async () => {
      const bodies = Object.fromEntries(answers.map(([call, { body }]) => [call, body]));
      const request = { ...address, answers: bodies, config: this.site, prefix: name };
      return toLayer(await this.renderer.render(release, request));
    };
    const tags = answers.map(([, { tag }]) => tag);
    try {
      // A query may be of any kind, so its page is not cached.
      if (address.url.includes('?')) return await load();
      return await this.rendered(JSON.stringify([name, version, address, tags]), load);
    } catch (error) {
      if (!this.renderer.isClosed)
        this.log.warn(
          { event: 'prerender-failed', part: name, version, page: address.page },
          `${name} ${version} ${address.page} could not be rendered for a page load: ${String(error)}`,
        );
      return undefined;
    }
  }
}
