/** Of a round with every kind of lesson, whose first message is genuine, with a link, and whose second has at least 13 cues. */
export const ROUND = '3qhbb';
