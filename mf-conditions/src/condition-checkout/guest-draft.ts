/**
 * Under which name this visit keeps what a guest has typed, so that coming back from the payment page loses
 * nothing.
 */
export const draftKey = 'guest-checkout';

/** No card data is ever typed on our pages; save_card is a wish, and is asked again. */
export const draftFields = ['first_name', 'last_name', 'email'] as const;
