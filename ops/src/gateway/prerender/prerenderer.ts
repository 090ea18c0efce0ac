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
import type { Answers } from '../documents/page-data';
import type { RenderProcess } from './render-process';

/** The prerendered page of a path. */
export interface PrerenderedHtml {
  /**
   * Equal keys mean equal pages; absent for a page that must not be cached, because its address says
   * something about the visitor.
   */
  key: string | undefined;
  head: Tag[];
  body: string;
  /** The answers with which it was prerendered: first call to body. */
  answers: Record<string, unknown>;
}

/** Whether a page says in its head that what its address names does not exist. */
export const isNotFound = (head: Tag[]): boolean =>
  head.some(({ attributes }) => attributes.name === statusTag && attributes.content === '404');

/** What one part rendered, its head as tags. */
interface Layer {
  head: Tag[] | undefined;
  body: string;
}

const toLayer = ({ head, body }: Prerendered): Layer => ({ head: head ? parseTags(head) : undefined, body });

/** What is rendered of a part, and where. */
type Address = Pick<PrerenderRequest, 'page' | 'pattern' | 'url' | 'navigation'>;

const mostPages = 500;

/**
 * Composes a path's page: the shell's layout, a remote's layout where there is one, and the page
 * (docs/adr/0007).
 */
export class Prerenderer {
  /** The pages that the build of a release rendered. */
  private readonly built = createLoadingCache<Record<string, Layer>>(mostPages);
  private readonly rendered = createLoadingCache<Layer>(mostPages);

  constructor(
    private readonly renderer: RenderProcess,
    private readonly assetCache: AssetCache,
    private readonly site: SiteConfig,
  ) {}

  close(): void {
    this.renderer.close();
  }

  /**
   * Undefined where the page, or its layout, is not prerendered: the scripts render it.
   * @param data the answers of each in `shown`
   */
  async prerender(requested: RequestedPage, data: Answers[]): Promise<PrerenderedHtml | undefined> {
    const { composition, path, search, route, shown } = requested;
    const { shell, remotesInDocument } = composition;
    const pattern = route?.path ?? '*';
    const { layer: layout } = await this.layer(shell, {
      // The shell's build knows no path that a remote brings, but its layouts.
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
   * The HTML of one part and the answers that are in it: rendered for this page load where that gives another HTML than the
   * build's. The document must contain these answers and no others, or hydration would find another page than the HTML's.
   */
  private async layer(
    release: Release,
    address: Address,
    answers: Answers = [],
  ): Promise<{ layer: Layer | undefined; answers: Answers }> {
    const { name, version } = release;
    const { [address.page]: built } = await this.built(`${name}@${version}`, () => this.readBuilt(release));
    const fit = built && this.fitOfBuilt(built, release, address, answers);
    if (!built || fit === 'equal') return { layer: built, answers: [] };
    try {
      return { layer: await this.render(release, address, answers), answers };
    } catch {
      return { layer: fit === 'instead' ? built : undefined, answers: [] };
    }
  }

  /** Whether the HTML of the build is equal to that of a page load, may stand instead of it, or is of another page. */
  private fitOfBuilt(
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
    // With parameters in its path a page has no content of its own only while it waits for the API.
    if (pattern.includes(':') && !firstCalls?.[page]) return 'other';
    // A layout, which has a slot, marks the present address.
    return url === pattern && answers.length === 0 && !body.includes(emptySlot) ? 'equal' : 'instead';
  }

  /** What the build of a release rendered, by page. */
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
