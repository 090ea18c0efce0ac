import type { NavigationEntry } from './remote-routes';
import type { SiteConfig } from './site-document';

/** Placeholder for the page in a prerendered layout; the gateway replaces it with the page's HTML. */
export const emptySlot = '<template data-page-slot=""></template>';

/** Marks prerendered elements: `#root`, a page's slot, and head tags. Removed once the page is live. */
export const prerenderedMark = 'data-prerendered';

/**
 * Marks the place in a page's HTML that is far below the first screen. Styles needed only after it are not inlined, but
 * in files at the document's end, which load before any script runs.
 */
export const foldMark = 'data-fold';

/** Name of the tag by which a page requests the status 404 for its document; prerendering services know it. */
export const statusTag = 'prerender-status-code';

/** Attribute of `#root` from the start of hydration until the layout shows the signed-in person. */
export const hydratingMark = 'data-hydrating';

/**
 * The format in which a part's HTML is rendered and hydrated: a page in one `Suspense`, ids prefixed with the part's
 * name, and a separate element for a page inside a layout. A release names its format. The shell hydrates pages of
 * releases with the same format, and renders all others anew.
 */
export const hydrationFormat = 2;

/** Attribute of a signed-in person's document, as far as known before the shell has loaded. */
export const personMark = 'data-person';

/** A request to render one page without a browser. */
export interface PrerenderRequest {
  /** The remote's name for the page; the shell's layouts differ by `pattern`. */
  page: string;
  /** Path in the site map: `/condition/:id`. */
  pattern: string;
  /** Path and query of the page load. */
  url: string;
  /** Bodies of the page's first calls by path and query, without the base. */
  answers: Record<string, unknown>;
  config: SiteConfig;
  /** Prefix that separates the ids of two parts on one page. */
  prefix: string;
  /** For the shell's layouts: the navigation entries of remotes. */
  navigation?: NavigationEntry[];
}

/** The address at which a page without parameters is rendered; for `*`, an address outside the site. */
export const prerenderedAddress = (pattern: string): string => (pattern === '*' ? '/404' : pattern);

/** A page as HTML: head tags and content. */
export interface Prerendered {
  head: string;
  body: string;
}

/** The exports of a part's `prerender.cjs`. */
export interface PrerenderModule {
  render(request: PrerenderRequest): Promise<Prerendered>;
}

/**
 * Attribute of a button that shows and hides the password field named by its `aria-controls`. On a prerendered page the
 * document's script handles it until the page's scripts have loaded. Its value is `shown` while the password is
 * visible, because React resets the type of a hydrated field.
 */
export const passwordToggleMark = 'data-password-toggle';

/** Attribute of a link to a script that a form of the page needs on first use. */
export const formScriptMark = 'data-form-script';
