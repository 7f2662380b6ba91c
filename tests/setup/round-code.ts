/** Of a round with every kind of lesson, whose first message is genuine and whose third has a QR code. */
export const ROUND = 'bcdfg';
