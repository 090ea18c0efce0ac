/** Compares words without accents, by sound, and with a misspelling. */

const hooked: Record<string, string> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y', ǝ: 'e' };
const endings = /^(?:s|es|d|ed|ing|ings|ful|er|y|n|ness)$/;
/** Endings before which a word drops its final e: `urinate`, `urinating`. */
const endingsForE = /^(?:ing|ings|ion|y)$/;

/** Lower case without accents, hooks, apostrophes and signs: `Ƙirji, àyà` becomes `kirji aya`. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'’ʼ‘`]/gu, '')
    .replace(/[ɓɗƙƴǝ]/g, (letter) => hooked[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Caches sounds, because every listed word is compared with every typed one. */
const sounds = new Map<string, string>();
const maxCachedSounds = 5000;

/** The sound of a word, by which `tyfoid` equals `typhoid`. */
function sound(word: string): string {
  const cached = sounds.get(word);
  if (cached !== undefined) return cached;
  if (sounds.size >= maxCachedSounds) sounds.clear();
  const heard = word
    .replace(/[ao]e/g, 'e')
    .replace(/ph/g, 'f')
    .replace(/rh/g, 'r')
    .replace(/ck/g, 'k')
    .replace(/c(?=[ei])/g, 's')
    .replace(/y/g, 'i')
    .replace(/z/g, 's')
    .replace(/[cq]/g, 'k')
    .replace(/(\D)\1+/g, '$1');
  sounds.set(word, heard);
  return heard;
}

/** Whether two words are the same, ignoring endings. */
export function isSameWord(word: string, other: string): boolean {
  if (word === other) return true;
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  if (short.length < 3) return false;
  const ending = long.startsWith(short) ? long.slice(short.length) : '';
  // `hives` is not a plural of `hiv`.
  if (endings.test(ending) && (short.length > 3 || ending !== 'es')) return true;
  const stem = short.slice(0, -1);
  if (short.endsWith('e') && long.startsWith(stem) && endingsForE.test(long.slice(stem.length))) return true;
  return sound(short) === sound(long);
}

/** Whether a word may be a misspelling of another: one change from five letters, two from eight. */
export function isMisspelled(word: string, other: string): boolean {
  const [a, b] = [sound(word), sound(other)];
  const length = Math.max(a.length, b.length);
  if (a[0] !== b[0] || Math.min(a.length, b.length) < 4 || length < 5) return false;
  return changes(a, b) <= (length >= 8 ? 2 : 1);
}

/** Counts replaced, missing, extra and swapped letters between two words. */
function changes(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let rowBefore: number[] = [];
  let lastRow = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      let count = Math.min(
        (lastRow[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (lastRow[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        count = Math.min(count, (rowBefore[column - 2] ?? 0) + 1);
      next.push(count);
    }
    rowBefore = lastRow;
    lastRow = next;
  }
  return lastRow[b.length] ?? 0;
}
