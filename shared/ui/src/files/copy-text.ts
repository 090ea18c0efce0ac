/** Puts a text on the clipboard. Resolves to whether the browser has done so: pages without HTTPS may not. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
