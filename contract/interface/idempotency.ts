export const idempotencyHeader = "idempotency-key";
export const idempotencyKeyMax = 255;

/** For POST endpoints. */
export const idempotencyHeaders = {
  [idempotencyHeader]: `A name of your own for this request, at most ${idempotencyKeyMax} printable characters. Sent again with the same name and body within 24 hours, however many at once, it is answered with the same record, and there is one; with another body it is refused (409). A request that failed uses no name up.`,
};
