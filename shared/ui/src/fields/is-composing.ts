/** Whether a key ends or cancels a composition, as of an accent or a suggestion; Safari says so by the key's code only. */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;
