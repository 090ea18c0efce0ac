import { statusTag } from '@ilera/contracts';

/**
 * Beside the title of a page about something that does not exist: its document is a 404, and no search engine lists it.
 */
export function NotFoundTags() {
  return (
    <>
      <meta name={statusTag} content="404" />
      <meta name="robots" content="noindex" />
    </>
  );
}
