/** The schema of `release.json`, which registries check: a wrong field would break pages of other parts. */
import { Type, type Static, type TSchema } from 'typebox';
import { keyPattern } from './release';
import {
  labelPattern,
  maxTitleLength,
  modalNamePattern,
  pageAccess,
  type PageAccess,
  type PageLayout,
  type RouteRules,
} from './remote-routes';

/** A segment of files' addresses. */
const KeySegmentSchema = Type.String({ pattern: '^[A-Za-z0-9@_][A-Za-z0-9@._-]*$', maxLength: 200 });
const TextSchema = Type.String({ maxLength: 2_000 });
const TitleSchema = Type.String({ maxLength: maxTitleLength, pattern: labelPattern.source });
const NamesSchema = Type.Array(TextSchema);
const recordOf = <Values extends TSchema>(values: Values, more = {}) =>
  Type.Unsafe<Record<string, Static<Values>>>({ type: 'object', additionalProperties: values, ...more });
const listOf = <Item extends TSchema>(item: Item) => Type.Array(item, { maxItems: 1_000 });

const HashedSchema = Type.Object({
  size: Type.Integer({ minimum: 0 }),
  integrity: Type.String({ pattern: '^sha256-' }),
});

/** One file of a release: its size in bytes and its sha256 as an integrity value (`sha256-…`). */
export const ReleaseFileSchema = Type.Object({
  ...HashedSchema.properties,
  /**
   * The address that versions with the same bytes share: `files/<name>.<hash>.js`, below the part's folder
   * (docs/adr/0004). If it fails, the copy in the version's folder is used. Absent for files that differ in every
   * version.
   */
  address: Type.Optional(TextSchema),
  /** Compressed forms of the file, by file extension. */
  compressed: Type.Optional(
    Type.Object({ br: Type.Optional(HashedSchema), gz: Type.Optional(HashedSchema) }),
  ),
});

/** Files, relative to the release's folder, that the document names so that no request waits for another. */
export const PreloadSetSchema = Type.Object({ js: NamesSchema, css: NamesSchema });

/**
 * A line of the shell's site map, or a remote's route (RemoteRoute), in the gateway's terms: the page of a remote that
 * a path shows.
 */
export const ReleaseRouteSchema = Type.Object({
  /** The router's pattern: `/condition/:id`, `*` last. */
  path: TextSchema,
  /** Absent for the shell's pages, and in a remote's release, which brings only its own pages. */
  remote: Type.Optional(TextSchema),
  page: Type.Optional(TextSchema),
  /** Who may see the page; the document hides HTML prerendered for others. */
  access: Type.Optional(Type.Unsafe<PageAccess>({ enum: [...pageAccess] })),
  /** Only for routes that remotes bring. */
  layout: Type.Optional(Type.Unsafe<PageLayout>(TextSchema)),
  navigation: Type.Optional(TextSchema),
  /** The remote's page that wraps this one as a layout, as in the account area. */
  layoutRemote: Type.Optional(TextSchema),
  layoutPage: Type.Optional(TextSchema),
});

/** An API read at the start of every load of a page; the document starts it before any script has arrived. */
export const FirstCallSchema = Type.Object({
  /**
   * Path and query below the API base; `:name` is filled from the page's path, or from its query if the path has no
   * such parameter.
   */
  call: TextSchema,
  /** Only if the page's address has no query, because a query changes the request. */
  plain: Type.Optional(Type.Boolean()),
  /** Values of the address that need no request. */
  not: Type.Optional(NamesSchema),
  /** Only for signed-in people. */
  signedIn: Type.Optional(Type.Boolean()),
  /** Whether the page is about this read: if the API has no such record, the page is prerendered with null. */
  required: Type.Optional(Type.Boolean()),
});

/** A remote's addresses in `sitemap.xml`, beyond the site map's: fixed ones, or one for each row of a public list. */
export const ListedSchema = Type.Union([
  Type.Object({ paths: NamesSchema }),
  Type.Object({ call: TextSchema, pattern: TextSchema }),
]);

/** How the gateway prerenders a part's pages. */
export const PrerenderingSchema = Type.Object({
  /** File with the script that renders a page for a request (PrerenderModule); only the gateway reads the file. */
  script: TextSchema,
  /** Names of the prerendered pages; for the shell, the paths and names of its layouts. */
  pages: NamesSchema,
  /** The rendered pages' `hydrationFormat`; absent in releases that cannot be hydrated. */
  hydration: Type.Optional(Type.Integer()),
});

/** `release.json`: the record of one built version of a part. Written by shared/build; a newer one may write more. */
export const ReleaseSchema = Type.Object({
  name: KeySegmentSchema,
  /** `<package version>-<hash of this record>`: equal files and packages have equal versions. */
  version: KeySegmentSchema,
  commit: TextSchema,
  builtAt: TextSchema,
  /** Shared libraries with the ranges that a remote needs, or the versions that the shell provides. */
  shared: recordOf(TextSchema),
  /** Installed packages whose code is in the files, as `name@version`. */
  packages: Type.Optional(NamesSchema),
  /** Packages in scripts for visitors; all others are only in scripts that the gateway runs. */
  visitorPackages: NamesSchema,
  /** Script that starts the part: `remoteEntry.js`, or the shell's main script. */
  entry: TextSchema,
  /** Styles and chunks that every document with this part needs; for a remote its entry and its `./remote` chunk. */
  initial: PreloadSetSchema,
  /** Preloads beyond `initial`, by page name. */
  pages: recordOf(PreloadSetSchema),
  /** Preloads by modal type or overlay. */
  modals: recordOf(PreloadSetSchema),
  /** Scripts that check a page's forms, loaded when the visitor starts filling one in; by page. */
  formScripts: Type.Optional(recordOf(NamesSchema)),
  /** Shell only: files beyond `initial` that an API request needs. Absent in releases that start with them. */
  requests: Type.Optional(PreloadSetSchema),
  /** Shell only: scripts of `initial` that a page without a remote does not need. */
  federation: Type.Optional(NamesSchema),
  /** The first API reads by page. */
  firstCalls: Type.Optional(recordOf(listOf(FirstCallSchema))),
  listed: Type.Optional(listOf(ListedSchema)),
  /** Pages whose documents a browser may keep for offline reading; the same for every visitor. */
  offlinePages: Type.Optional(NamesSchema),
  /** The prerendered pages (docs/adr/0007); absent without any. */
  prerender: Type.Optional(PrerenderingSchema),
  files: recordOf(ReleaseFileSchema, { propertyNames: { pattern: keyPattern.source } }),
  /** The shell's route table, or the addresses that a remote brings (docs/adr/0011). */
  routes: Type.Optional(listOf(ReleaseRouteSchema)),
  /** Remote only: titles of the modals that it brings, each opened as `<remote>/<modal>`. */
  modalTitles: Type.Optional(recordOf(TitleSchema, { propertyNames: { pattern: modalNamePattern.source } })),
  /** Shell only: its rules for routes of remotes. */
  routeRules: Type.Optional(
    Type.Unsafe<RouteRules>(
      Type.Object({ access: NamesSchema, layouts: recordOf(Type.Object({})), labels: NamesSchema }),
    ),
  ),
  /** Shell only: the remote that must offer each modal type or overlay. */
  modalOwners: Type.Optional(recordOf(TextSchema)),
});
