/** What a remote may call what it brings (docs/adr/0011). The build and admission apply these rules. */

/** Most letters of an entry in the main navigation. */
export const longestLabel = 24;
/** Most letters of the title of a modal. */
export const longestTitle = 60;

/** Latin letters with at most two marks each (Yoruba), the apostrophe of Hausa, digits, spaces and punctuation. */
const written = /^(?:\p{Script=Latin}\p{M}{0,2}|[\d\p{Zs}\p{P}+\u02bc])+$/u;
/** Letters that nobody sees, and those that turn the direction of the text around. */
const invisible = /[\p{C}\p{Default_Ignorable_Code_Point}]/u;

/** Whether people can read a label, and tell it from one in another script that looks like it. */
export const isLabel = (text: unknown, most: number): text is string =>
  typeof text === 'string' &&
  text.length <= most &&
  /[\p{L}\d]/u.test(text) &&
  written.test(text) &&
  !invisible.test(text);

/** Whether a modal with a title may be called so: it is opened as `<remote>/<name>`. */
export const isModalName = (name: string): boolean => /^[a-z0-9][\w-]*$/i.test(name);
