/**
 * The last part of the name of a record's picture, `card.<page>.<this>.png`, from the title of its page: builds
 * know the titles of the API's records, but not their ids (docs/adr/0010). Empty without Latin letters and digits.
 */
export const pictureNameOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
