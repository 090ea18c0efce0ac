import {
  prerenderedAddress,
  statusTag,
  emptySlot,
  featureNames,
  navigationEntries,
  prerenderedLayout,
  type Prerendered,
  type PrerenderRequest,
  type Release,
  type SiteConfig,
} from '@ilera/contracts';
import { createLoadingCache } from '../../common/loading-cache';
import { parseTags, type Tag } from '../../common/html';
import type { AssetCache } from '../assets/asset-cache';
import type { RequestedPage } from '../revisions/requested-page';
import type { Answers } from './answer-cache';
import type { LogPrerenderFailure } from './failure-log';
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
  head: Tag[] | undefined;
  body: string;
}

/** @throws where a script or a build made something else than HTML */
function toLayer({ head, body }: Partial<Prerendered>): Layer {
  if (head === undefined || typeof body !== 'string') throw new Error('The page has no HTML');
  return { head: head ? parseTags(head) : undefined, body };
}

/** A page of a part, and its address. */
type Address = Pick<PrerenderRequest, 'page' | 'pattern' | 'url' | 'navigation'>;

const maxEntries = 500;

/** Composes a page of the shell's layout, a remote's layout if any, and the remote's page (docs/adr/0007). */
export class Prerenderer {
  /** Pages that builds rendered, by release. */
  private readonly built = createLoadingCache<Record<string, Layer>>(maxEntries);
  private readonly rendered = createLoadingCache<Layer>(maxEntries);

  constructor(
    private readonly renderer: RenderProcess,
    private readonly assetCache: AssetCache,
    private readonly site: SiteConfig,
    private readonly logFailure: LogPrerenderFailure,
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
    const { layer: layout } = await this.layer(shell, {
      // The shell's build knows its layouts, and no path that a remote brings.
      page: route?.layout ? prerenderedLayout(route.layout) : pattern,
      pattern,
      url: prerenderedAddress(pattern),
      navigation: Object.values(remotesInDocument).flatMap(({ routes }) => navigationEntries(routes)),
    });
    if (!layout) return undefined;
    const prerendered: PrerenderedHtml = {
      head: layout.head ?? [],
      body: layout.body,
      key: search ? undefined : pattern,
      answers: {},
    };
    for (const [index, { page, release }] of shown.entries()) {
      if (!release) return undefined;
      const address = { page, pattern, url: path + search };
      const { layer, answers } = await this.layer(release, address, data[index]);
      if (!layer) return undefined;
      if (layer.head) prerendered.head = layer.head;
      prerendered.body = prerendered.body.replace(emptySlot, () => layer.body);
      for (const [call, answer] of answers) prerendered.answers[call] = answer.body;
      if (prerendered.key !== undefined && (pattern.includes(':') || answers.length > 0))
        prerendered.key += ` ${path} ${answers.map(([, { tag }]) => tag).join(' ')}`;
    }
    return prerendered;
  }

  /**
   * Returns the HTML of one part with the answers in it: from the build where equal, else rendered for this page load. The
   * document must contain exactly these answers, or hydration would find another page than the HTML's.
   */
  private async layer(
    release: Release,
    address: Address,
    answers: Answers = [],
  ): Promise<{ layer: Layer | undefined; answers: Answers }> {
    const { name, version } = release;
    let fallback: Layer | undefined;
    try {
      const { [address.page]: built } = await this.built(`${name}@${version}`, () => this.readBuilt(release));
      const fit = built && this.judgeBuilt(built, release, address, answers);
      if (!built || fit === 'equal') return { layer: built, answers: [] };
      if (fit === 'instead') fallback = built;
      return { layer: await this.render(release, address, answers), answers };
    } catch (error) {
      if (!this.renderer.isClosed) this.logFailure(release, address.page, error);
      return { layer: fallback, answers: [] };
    }
  }

  /** Judges the build's HTML for a page load: equal, usable instead, or of another page. */
  private judgeBuilt(
    { body }: Layer,
    { firstCalls }: Release,
    { page, pattern, url, navigation }: Address,
    answers: Answers,
  ): 'equal' | 'instead' | 'other' {
    // The build renders with all features of our own API.
    if (this.site.features.length < featureNames.length) return 'other';
    // The shell's build does not know what remotes bring to its navigation.
    if (navigation) return navigation.length === 0 ? 'equal' : 'other';
    // The build knows no query, and hydration would leave attributes as they are: a chosen tab, a filled field.
    if (url.includes('?')) return 'other';
    // The build's HTML of a page with path parameters fits only a page that waits for the API.
    if (pattern.includes(':') && !firstCalls?.[page]) return 'other';
    // A layout, recognised by its slot, marks the present address.
    return url === pattern && answers.length === 0 && !body.includes(emptySlot) ? 'equal' : 'instead';
  }

  /** Reads the HTML that the build of a release rendered, by page. */
  private async readBuilt(release: Release): Promise<Record<string, Layer>> {
    const text = release.prerender && (await this.assetCache.text(release, release.prerender.pages));
    const pages = Object.entries(text ? (JSON.parse(text) as Record<string, Prerendered>) : {});
    return Object.fromEntries(pages.map(([page, prerendered]) => [page, toLayer(prerendered)]));
  }

  private async render(release: Release, address: Address, answers: Answers): Promise<Layer> {
    const bodies = Object.fromEntries(answers.map(([call, { body }]) => [call, body]));
    const request: PrerenderRequest = {
      ...address,
      answers: bodies,
      config: this.site,
      prefix: release.name,
    };
    const load = async () => toLayer(await this.renderer.render(release, request));
    if (address.url.includes('?')) return load();
    const tags = answers.map(([, { tag }]) => tag);
    const key = JSON.stringify([release.name, release.version, address, tags]);
    return this.rendered(key, load);
  }
}
