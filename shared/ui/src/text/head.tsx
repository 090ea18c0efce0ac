import { brand } from '@ilera/contracts';

/**
 * A page's title, followed by the brand's name, and its description. Each route renders it once, because descriptions
 * are not de-duplicated.
 */
export function Head({ title, description }: { title: string; description?: string }) {
  return (
    <>
      <title>{`${title} | ${brand.name}`}</title>
      {description !== undefined && <meta name="description" content={description} />}
    </>
  );
}
