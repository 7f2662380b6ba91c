/** The QR code in messages, as SVG paths on a 21 × 21 grid. It only looks like one, so that it can't be scanned. */
export const qrCode = {
  finders:
    'M0 0h7v7H0zm1 1v5h5V1zm1 1h3v3H2zM14 0h7v7h-7zm1 1v5h5V1zm1 1h3v3h-3zM0 14h7v7H0zm1 1v5h5v-5zm1 1h3v3H2z',
  modules:
    'M8 0h2v1H8zM11 1h2v2h-1v1h-1zM8 3h2v2H8zM10 6h1v3h-1zM12 5h1v3h-1zM0 8h2v1H0zM3 8h3v1H3zM7 8h2v2H7zM1 10h2v2H1zM4 10h1v3H4zM6 11h3v1H6zM9 9h1v3H9zM11 10h3v1h-3zM15 8h2v2h-2zM18 8h3v1h-3zM18 10h1v2h-1zM20 10h1v4h-1zM14 12h3v1h-3zM8 13h2v3H8zM11 12h2v3h-2zM12 16h4v1h-4zM9 17h1v4H9zM11 18h2v3h-2zM14 14h2v1h-2zM17 14h2v3h-2zM14 18h3v1h-3zM18 18h1v3h-1zM20 16h1v3h-1zM15 20h2v1h-2z',
} as const;
