import type { ReactElement } from 'react';

/** Elements without text between them, for a slot that has siblings: text has an element of its own (R5.16). */
export type Elements = ReactElement | boolean | '' | null | undefined | readonly Elements[];
