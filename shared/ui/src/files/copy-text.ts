/** Copies a text to the clipboard. @returns whether the browser allowed it, which it may refuse without HTTPS */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
