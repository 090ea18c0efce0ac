import { brand, statusTag } from '@shared/contracts';

/**
 * Title, before the brand's name, and description of a page. One component per route renders it, because
 * descriptions are not de-duplicated.
 */
export function Head({ title, description }: { title: string; description?: string }) {
  return (
    <>
      <title>{`${title} | ${brand.name}`}</title>
      {description !== undefined && <meta name="description" content={description} />}
    </>
  );
}

/**
 * Beside the title of a page about something that does not exist: its document is a 404, and no search engine
 * lists it.
 */
export function NotFoundTags() {
  return (
    <>
      <meta name={statusTag} content="404" />
      <meta name="robots" content="noindex" />
    </>
  );
}
