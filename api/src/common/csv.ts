import Papa from 'papaparse';

/**
 * Writes a CSV file for spreadsheets, with a byte order mark. Escapes cells that begin like a formula, which spreadsheets
 * run: Papa's own pattern misses those with a line break.
 */
export const writeCsv = (fields: string[], data: (string | number)[][]): Uint8Array =>
  Buffer.from(`\uFEFF${Papa.unparse({ fields, data }, { escapeFormulae: /^[=+\-@\t\r]/ })}\r\n`);
