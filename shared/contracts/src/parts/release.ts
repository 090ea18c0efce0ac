/** A release's record: the build writes it, commands and gateway read it. The schemas say what each field means. */
import type { Static } from 'typebox';
import type {
  FirstCallSchema,
  ListedSchema,
  PreloadSetSchema,
  PrerenderingSchema,
  ReleaseFileSchema,
  ReleaseRouteSchema,
  ReleaseSchema,
} from './release-schema';
import type { PageAccess, PageLayout } from './remote-routes';

/** A part of the site that is published independently. */
export type PartName = string;

export type ReleaseFile = Static<typeof ReleaseFileSchema>;
export type PreloadSet = Static<typeof PreloadSetSchema>;
export type ReleaseRoute = Static<typeof ReleaseRouteSchema>;
export type FirstCall = Static<typeof FirstCallSchema>;
export type Listed = Static<typeof ListedSchema>;
export type Prerendering = Static<typeof PrerenderingSchema>;
export type Release = Static<typeof ReleaseSchema>;

/** An address that a remote brings for one of its pages. */
export interface RemoteRoute extends ReleaseRoute {
  /** Fixed segments and parameters: `/health-plans/compare/:id`. */
  path: string;
  page: string;
  access: PageAccess;
  layout: PageLayout;
  /** Label in the main navigation, after the shell's entries; only for a public page without parameters. */
  navigation?: string;
}

/** Names of a release's files, and keys of a release store. */
export const keyPattern = /^[A-Za-z0-9@_][A-Za-z0-9@._-]*(?:\/[A-Za-z0-9@_][A-Za-z0-9@._-]*)*$/;

/**
 * The last part of a picture's file name, `card.<page>.<this>.png`, from the page's title: builds know the titles of
 * the API's records, but not their ids (docs/adr/0010). Empty without Latin letters and digits.
 */
export const pictureNameOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
