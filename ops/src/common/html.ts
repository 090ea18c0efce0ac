import { toIntegrity } from '@ilera/contracts/integrity';

/** JSON as the text of a `<script type="application/json">`: no `<` can end the element or open a comment. */
export const jsonInHtml = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The Content-Security-Policy's source for an inline script or style. */
export const cspHash = (text: string): string => `'${toIntegrity(text)}'`;
