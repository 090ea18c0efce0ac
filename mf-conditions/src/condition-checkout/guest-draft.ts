/** Key of the draft with a guest's details, so that a return from the payment page restores them. */
export const draftKey = 'guest-checkout';

/** Card data is never typed on our pages; `save_card` is not restored. */
export const draftFields = ['first_name', 'last_name', 'email'] as const;
