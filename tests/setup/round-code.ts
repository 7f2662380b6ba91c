/**
 * Of a round whose first message is a genuine chat with a link, whose third has a QR code, and whose third to fifth have three
 * kinds of lesson.
 */
export const ROUND = 'mjfbb';
