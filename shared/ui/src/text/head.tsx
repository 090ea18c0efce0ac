import { brand } from '@ilera/contracts';

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
